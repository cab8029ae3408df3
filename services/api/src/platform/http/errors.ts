import { z } from 'zod';

/** Every code that an error body may carry. Clients switch on it; the message is for people. */
const apiErrorCodes = [
  'INVALID_INPUT',
  'INVALID_CREDENTIALS',
  'EMAIL_TAKEN',
  'INVALID_TOKEN',
  'EMAIL_ALREADY_VERIFIED',
  'UNAUTHORIZED',
  'EMAIL_UNVERIFIED',
  'ACCOUNT_LOCKED',
  'NOT_FOUND',
  'GONE',
  'METHOD_NOT_ALLOWED',
  'TIMED_OUT',
  'NAME_TAKEN',
  'STATUS_FINAL',
  'SESSION_ENDED',
  'IDEMPOTENCY_MISMATCH',
  'CONFLICT',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'OTHER_LANGUAGE',
  'NOT_UNDERSTOOD',
  'NOTHING_FOUND',
  'RATE_LIMITED',
  'SERVER_ERROR',
  'SPEECH_UNAVAILABLE',
  'PROVIDER_FAILED',
  'UNAVAILABLE',
] as const;

export type ApiErrorCode = (typeof apiErrorCodes)[number];

export interface ApiFailureDetails {
  /** Seconds until it is worth trying again; sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** Extra response headers, such as `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/**
 * An answer that is not a success. The error handler turns it into `{ success: false, error, message, code }` with
 * this status.
 */
export class ApiFailure extends Error {
  readonly retryAfter?: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: ApiErrorCode,
    readonly status: number,
    message: string,
    details: ApiFailureDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'ApiFailure';
    this.retryAfter = details.retryAfter;
    this.headers = details.headers ?? {};
  }
}

/** The one answer for what does not exist and for what is another learner's. */
export const notFound = (what = 'This'): ApiFailure =>
  new ApiFailure('NOT_FOUND', 404, `${what} was not found`);

/**
 * The body of every answer that is not a success. `error` and `message` are the same text, so that each client reads
 * the field it knows.
 */
export const errorBody = z
  .object({
    success: z.literal(false),
    error: z.string(),
    message: z.string(),
    code: z.enum(apiErrorCodes),
  })
  .meta({ id: 'ApiErrorBody' });

type ErrorBody = z.infer<typeof errorBody>;

export const toErrorBody = (code: ApiErrorCode, message: string): ErrorBody => ({
  success: false,
  error: message,
  message,
  code,
});

/**
 * SQLSTATEs that say "not now" rather than "broken": shutting down, starting, out of connections, statement timeout.
 */
const states = new Set(['57P01', '57P02', '57P03', '53300', '57014', '08006', '08001']);
const errors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'STORE_UNAVAILABLE']);

/** No room, no room for this user, a disk that was made read-only; PostgreSQL's word for the same. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);

/** What the driver says without a code of a connection that went, or a pool that is closing. */
const MESSAGES =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|after calling end on the pool/i;

/** The code of an error, or of what caused it: Drizzle wraps the driver's. Empty when there is none. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code || ('cause' in error ? codeOf(error.cause) : '');
}

const speaksOfConnection = (error: unknown): boolean =>
  error instanceof Error && (MESSAGES.test(error.message) || speaksOfConnection(error.cause));

/** Whether there is no room to write. Nothing is lost, and what only reads goes on. */
export const isFullDisk = (error: unknown): boolean => fullDisk.has(codeOf(error));

/** Whether the database is away for a moment, so that the same call may succeed soon. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return states.has(code) || errors.has(code) || speaksOfConnection(error);
}
