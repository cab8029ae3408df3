import { z } from 'zod';

/**
 * A typed answer. Blank and over-long ones pass: they are answered 200 with the verdict `rejected`, not 400. Texts that could not be
 * stored (NUL, lone surrogates) are bad input.
 */
export const answerText = () =>
  z
    .string({ error: 'The answer must be a text' })
    .refine((value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value), {
      error: 'The answer holds characters that cannot be stored',
    });
