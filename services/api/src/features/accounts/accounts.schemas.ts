import { z } from 'zod';
import { LEVELS, maxLength, minLength, MAX_PER_DAY, SESSION_LENGTHS } from '@kotoba/contracts';
import { learnerName } from '@kotoba/contracts/learner-text';
import { email, id, password } from '../../platform/http/fields';
import { isTimeZone } from '../../platform/clock/learner-day';
import { isCommonPassword } from './passwords';

const success = z.literal(true);

const name = (label: string) => learnerName(maxLength.name, { label, min: minLength.name });

const isComposed = (value: string): boolean =>
  /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\p{Nd}/u.test(value);

/** A new password. Source: ACC-15. */
export const newPassword = () =>
  password()
    .refine(isComposed, {
      error: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
      abort: true,
    })
    .refine((value) => !isCommonPassword(value), {
      error: 'This password is too common. Please choose one that is harder to guess',
    });

const confirmation = () =>
  z.string({ error: 'Please confirm your password' }).min(1, 'Please confirm your password');

const mailedToken = () =>
  z.string({ error: 'Invalid token' }).min(1, 'Invalid token').max(200, 'Invalid token');

/** Where the learner wanted to go; what is no place of the app is left out of the mail's link. */
const wantedPlace = () => z.string().max(2000).nullish();

const samePasswords = {
  check: (body: { password: string; confirmPassword: string }) => body.password === body.confirmPassword,
  options: { error: 'Passwords do not match', path: ['confirmPassword'] },
};

const user = z
  .object({
    id: id(),
    email: z.string(),
    emailVerified: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
    /** ISO 3166-1 numeric code, one of `GET /countries`. */
    countryId: z.int().nullable(),
  })
  .meta({ id: 'User' });

export const userAnswer = z.object({ user }).meta({ id: 'UserAnswer' });
export const sessionAnswer = z.object({ user, token: z.string() }).meta({ id: 'SessionAnswer' });
/** Of a link that was followed where nobody is signed in to its account: `passwordToken` is for `resetPassword`. */
const verifiedElsewhere = z
  .object({ email: z.string(), passwordToken: z.string() })
  .meta({ id: 'VerifiedElsewhere' });
export const verifyEmailAnswer = z.union([sessionAnswer, verifiedElsewhere]);
export const doneAnswer = z.object({ success }).meta({ id: 'DoneAnswer' });

export const signInBody = z.object({ email: email(), password: password() });

export const signUpBody = z
  .object({
    firstName: name('First name'),
    lastName: name('Last name'),
    countryId: id().nullish(),
    email: email(),
    password: newPassword(),
    confirmPassword: confirmation(),
    from: wantedPlace(),
  })
  .refine(samePasswords.check, samePasswords.options);

export const forgotPasswordBody = z.object({ email: email() });

export const resetPasswordBody = z
  .object({ token: mailedToken(), password: newPassword(), confirmPassword: confirmation() })
  .refine(samePasswords.check, samePasswords.options);

export const verifyEmailBody = z.object({ token: mailedToken() });

export const resendVerificationBody = z.object({ from: wantedPlace() });

export type SignInBody = z.infer<typeof signInBody>;
export type SignUpBody = z.infer<typeof signUpBody>;
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;
export type User = z.infer<typeof user>;

const themes = ['light', 'dark', 'system'] as const;
const strictnesses = ['exact', 'standard', 'lenient'] as const;
const romajis = ['auto', 'always', 'never'] as const;
const languages = ['en', 'ja'] as const;

const perDay = () => z.int().min(0).max(MAX_PER_DAY);

const settings = z.object({
  theme: z.enum(themes),
  /** Readings above kanji. */
  furigana: z.boolean(),
  /** They are seen only where the learner points or presses. */
  furiganaOnHover: z.boolean().optional(),
  /** Romaji to read: while the learner's level is N5, always, or never. */
  romaji: z.enum(romajis).optional(),
  /** How forgiving answers are checked. */
  strictness: z.enum(strictnesses),
  /** The quiz goes on by itself after a right answer. */
  autoAdvance: z.boolean(),
  /** The word is spoken when it is shown. */
  autoplay: z.boolean(),
  newPerDay: perDay(),
  reviewsPerDay: perDay(),
  /** How many words a session of what is due has at most. */
  sessionLength: z.enum(SESSION_LENGTHS).optional(),
  /** The built-in assistant answers, nothing goes to one outside. */
  assistantAtHome: z.boolean().optional(),
  /** IANA name; the learner's days begin and end in it. */
  timeZone: z.string().max(100).refine(isTimeZone, { error: 'Unknown time zone' }),
  language: z.enum(languages),
});

export const settingsAnswer = settings
  .extend({
    /** How far the learner is. */
    level: z.enum(LEVELS).optional(),
    /** Whether there is an assistant outside to be kept from. */
    assistantOutside: z.boolean().optional(),
  })
  .meta({ id: 'AccountSettings' });

export const settingsPatch = settings.partial();

export const profilePatch = z.object({
  firstName: name('First name').optional(),
  lastName: name('Last name').optional(),
  countryId: id().nullable().optional(),
});

export const passwordBody = z
  .object({
    currentPassword: password(),
    password: newPassword(),
    confirmPassword: z.string({ error: 'Please confirm your password' }),
  })
  .refine(samePasswords.check, samePasswords.options);

export const eraseBody = z.object({ password: password() });

const device = z
  .object({
    id: id(),
    userAgent: z.string(),
    address: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    /** Whether this is the device that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'Device' });

export const devicesAnswer = z.object({ devices: z.array(device) });

export type Settings = z.infer<typeof settings>;
export type SettingsAnswer = z.infer<typeof settingsAnswer>;
export type SettingsPatch = z.infer<typeof settingsPatch>;
export type ProfilePatch = z.infer<typeof profilePatch>;
export type PasswordBody = z.infer<typeof passwordBody>;
export type Device = z.infer<typeof device>;
