/** Every code that an error body may carry. Clients switch on it; the message is for people. */
export const apiErrorCodes = [
  'INVALID_INPUT',
  'INVALID_CREDENTIALS',
  'EMAIL_TAKEN',
  'INVALID_TOKEN',
  'EMAIL_ALREADY_VERIFIED',
  'UNAUTHORIZED',
  'EMAIL_UNVERIFIED',
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

/** An answer that is not a success. The error handler turns it into `{ success: false, error, message, code }` with this status. */
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
