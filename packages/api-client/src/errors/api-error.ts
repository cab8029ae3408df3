import type { ApiErrorBody } from '../generated/endpoints';

/** What a failed call becomes, everywhere: a code to switch on and a text to show. */
export interface ApiError {
  /** The server's `code`, or how the call failed before it could give one. */
  readonly code: ErrorCode;
  /** The text to show: the server's own, else the documented default of the call. */
  readonly message: string;
  /** HTTP status, or 0 when no answer came. */
  readonly status: number;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter?: number;
  /** `X-Request-Id` of the answer: by it the server's log has the rest. */
  readonly requestId?: string;
}

/** Codes that arise in the browser. */
export const clientErrorCodes = {
  /** No answer: offline, refused, cut. */
  network: 'NETWORK',
  /** An answer that is not the documented JSON (an HTML page of a proxy, a cut body). */
  malformed: 'MALFORMED_ANSWER',
  /** The learner changed, or the session ended, while the call was pending. */
  givenUp: 'GIVEN_UP',
  unknown: 'UNKNOWN',
} as const;

type ClientErrorCode = (typeof clientErrorCodes)[keyof typeof clientErrorCodes];

/** Every code there is; `HTTP_…` stands for an answer that carries none. */
export type ErrorCode = ApiErrorBody['code'] | ClientErrorCode | `HTTP_${number}`;

function isApiError(value: unknown): value is ApiError {
  if (typeof value !== 'object' || value === null) return false;
  const { code, message, status } = value as Record<string, unknown>;
  return typeof code === 'string' && typeof message === 'string' && typeof status === 'number';
}

/** What Redux Toolkit throws for a call that was given up. */
const isAbort = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'name' in thrown && thrown.name === 'AbortError';

/**
 * The one place where `unknown` becomes an error of ours: what a mutation's `unwrap()` throws, or anything else, with
 * `fallback` (the screen's own text) when nothing better is known.
 */
export function toApiError(thrown: unknown, fallback: string): ApiError {
  if (isApiError(thrown)) return thrown.message === '' ? { ...thrown, message: fallback } : thrown;
  const code = isAbort(thrown) ? clientErrorCodes.givenUp : clientErrorCodes.unknown;
  return { code, message: fallback, status: 0 };
}

/** What a `queryFn` gives for work that is made of calls: their failures are errors already. */
export async function callResult<Data>(work: Promise<Data>): Promise<{ data: Data } | { error: ApiError }> {
  try {
    return { data: await work };
  } catch (error) {
    return { error: toApiError(error, '') };
  }
}

/** What a query that failed leaves to show, as an error state takes it. */
export interface FailedQuery {
  readonly message: string;
  readonly onRetry: () => void;
  /** While it is asked again. */
  readonly retrying: boolean;
}

interface Query {
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Why a query failed, in words (`fallback` when nothing better is known), and the way to ask again. */
export const failedQuery = ({ error, isFetching, refetch }: Query, fallback: string): FailedQuery => ({
  message: toApiError(error, fallback).message,
  onRetry: () => void refetch(),
  retrying: isFetching,
});
