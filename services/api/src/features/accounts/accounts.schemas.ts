import { z } from 'zod';
import { maxLength, minLength } from '@kotoba/contracts';
import { learnerText } from '@kotoba/contracts/learner-text';
import { email, id, password } from '../../platform/http/fields';
import { isCommonPassword } from './common-passwords';

const success = z.literal(true);

const name = (label: string) => learnerText(maxLength.name, { label, min: minLength.name });

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

export const user = z
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
