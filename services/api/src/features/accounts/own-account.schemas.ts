import { z } from 'zod';
import { maxLength, minLength } from '@kotoba/contracts';
import { learnerText } from '@kotoba/contracts/learner-text';
import { isTimeZone } from '../../platform/clock/time-zone';
import { id, password } from '../../platform/http/fields';
import { newPassword } from './accounts.schemas';

const themes = ['light', 'dark', 'system'] as const;
const strictnesses = ['exact', 'standard', 'lenient'] as const;
const languages = ['en', 'ja'] as const;

/** Most cards of a day; past it a mistyped number would fill the memory of the scheduler, not the day. */
const MAX_PER_DAY = 9999;
const perDay = () => z.int().min(0).max(MAX_PER_DAY);

export const settings = z
  .object({
    theme: z.enum(themes),
    /** Readings above kanji. */
    furigana: z.boolean(),
    /** How forgiving answers are checked. */
    strictness: z.enum(strictnesses),
    /** The quiz goes on by itself after a right answer. */
    autoAdvance: z.boolean(),
    /** The word is spoken when it is shown. */
    autoplay: z.boolean(),
    newPerDay: perDay(),
    reviewsPerDay: perDay(),
    /** IANA name; the learner's days begin and end in it. */
    timeZone: z.string().max(100).refine(isTimeZone, { error: 'Unknown time zone' }),
    language: z.enum(languages),
  })
  .meta({ id: 'AccountSettings' });

export const settingsPatch = settings.partial();

const name = (label: string) => learnerText(maxLength.name, { label, min: minLength.name });

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
  .refine((body) => body.password === body.confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
  });

export const eraseBody = z.object({ password: password() });

export const device = z
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
export type SettingsPatch = z.infer<typeof settingsPatch>;
export type ProfilePatch = z.infer<typeof profilePatch>;
export type PasswordBody = z.infer<typeof passwordBody>;
export type Device = z.infer<typeof device>;
