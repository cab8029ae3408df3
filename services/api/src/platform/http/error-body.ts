import { z } from 'zod';
import { apiErrorCodes, type ApiErrorCode } from './errors';

/** The body of every answer that is not a success. `error` and `message` are the same text, so that each client reads the field it knows. */
export const errorBody = z
  .object({
    success: z.literal(false),
    error: z.string(),
    message: z.string(),
    code: z.enum(apiErrorCodes),
  })
  .meta({ id: 'ApiErrorBody' });

export type ErrorBody = z.infer<typeof errorBody>;

export const toErrorBody = (code: ApiErrorCode, message: string): ErrorBody => ({
  success: false,
  error: message,
  message,
  code,
});
