/**
 * Why a provider gave nothing:
 * UNREACHABLE no connection, or a cut one · REFUSED_ADDRESS it leads where the server must not go · TIMED_OUT · TOO_LARGE
 * STATUS an answer that is no success, a redirect among them · GARBLED an answer that cannot be read · RESTING it failed too often just now,
 * nothing was asked · UNFIT it can be read, but nobody should see it.
 */
export type ProviderFailureCode =
  | 'UNREACHABLE'
  | 'REFUSED_ADDRESS'
  | 'TIMED_OUT'
  | 'TOO_LARGE'
  | 'STATUS'
  | 'GARBLED'
  | 'RESTING'
  | 'UNFIT';

/** The one error of this area. `message` is for the log: it never holds a key or what a provider wrote. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';

  constructor(
    readonly code: ProviderFailureCode,
    message: string,
    readonly details: {
      readonly status?: number;
      readonly retryAfter?: number | null;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
  }
}
