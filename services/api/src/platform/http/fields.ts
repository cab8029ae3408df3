import { z } from 'zod';
import { isEmailAddress, maxLength, minLength, normaliseEmail } from '@kotoba/contracts';
import { characters, isStorable } from '@kotoba/contracts/learner-text';

const MAX_ID = 2_147_483_647;

/** An id in a body. */
export const id = () =>
  z
    .int({ error: 'An id must be a whole number' })
    .min(1, 'An id must be positive')
    .max(MAX_ID, 'An id is out of range');

/** An id in an address: plain decimal digits only ("12abc", "1.5" and "1e3" are none). */
export const idParam = () => z.preprocess(fromDigits, id());

/** `{ id }` of a path such as `/vocabulary/:id`. */
export const idParams = z.object({ id: idParam() });

/** A whole number in a query string, `fallback` when absent; out of range is refused, never clamped. */
export const queryInteger = (range: { min: number; max: number; fallback: number }) =>
  z.preprocess(fromDigits, z.int().min(range.min).max(range.max).default(range.fallback));

/** One to `max` ids in a query string: divided by commas, or each under the key again. */
export const queryIds = (max: number) =>
  z.preprocess(
    (value) => (value === undefined ? value : String(value).split(',').map(fromDigits)),
    z.array(id()).min(1).max(max).optional(),
  );

/** `true` or `false` in a query string. */
export const queryBoolean = () =>
  z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());

function fromDigits(value: unknown): unknown {
  return typeof value === 'string' && /^(?:0|[1-9]\d{0,9})$/.test(value) ? Number(value) : value;
}

export const email = () =>
  z
    .string({ error: (issue) => (issue.input === undefined ? 'Email is required' : 'Invalid email address') })
    .refine(isStorable, { error: 'Invalid email address', abort: true })
    .overwrite(normaliseEmail)
    .refine((value) => value !== '', { error: 'Email is required', abort: true })
    .refine(isEmailAddress, 'Invalid email address')
    .meta({ format: 'email', maxLength: maxLength.email });

/** A password as it is typed when signing in: verbatim, only its length is checked. */
export const password = () =>
  z
    .string({ error: (issue) => (issue.input === undefined ? 'Password is required' : 'Invalid password') })
    .refine((value) => value !== '', { error: 'Password is required', abort: true })
    .refine((value) => characters(value) >= minLength.password, {
      error: `Password must be at least ${minLength.password} characters`,
    })
    .refine((value) => characters(value) <= maxLength.password, {
      error: `Password must be at most ${maxLength.password} characters`,
      abort: true,
    })
    .refine(isStorable, { error: 'Password holds characters that cannot be used' })
    .meta({ minLength: minLength.password, maxLength: maxLength.password });
