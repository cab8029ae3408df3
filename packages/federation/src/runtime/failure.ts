/** Why a remote's screen is not there. The panel switches on the code. */
export type FailureCode =
  /** No release of that name in the registry. */
  | 'unknown-remote'
  /** Whoever operates the suite took it out for a while. */
  | 'disabled'
  /** Host and remote speak different versions of the contract. */
  | 'contract'
  /** A shared package of the shell is outside the range that the remote was built for. */
  | 'shared-version'
  /** The registry names an address outside the allowed origins. */
  | 'forbidden-origin'
  /**
   * Refused, 404, 500, wrong type, or bytes that do not match their hash: the browser tells a page no more than that.
   */
  | 'unreachable'
  /** Nothing came within the budget. */
  | 'timeout'
  /** Files came, but threw or did not hold what the contract says. */
  | 'broken'
  /** The release has no such route. */
  | 'route-missing'
  /** The screen threw while rendering. */
  | 'render';

/** Two versions that do not fit: what is there and what is needed. */
interface Misfit {
  subject: string;
  has: string;
  needs: string;
}

export interface Failure {
  readonly ok: false;
  readonly code: FailureCode;
  /** Folder name of the remote. */
  readonly remote: string;
  /** Version of the release that failed. */
  readonly version?: string;
  /** Its id. */
  readonly release?: string;
  readonly misfit?: Misfit;
  readonly cause?: unknown;
}

export type Result<T> = ({ readonly ok: true } & T) | Failure;

/** Whether another try of the same release can end differently. */
export function worthRetrying(code: FailureCode): boolean {
  return code === 'unreachable' || code === 'timeout';
}
