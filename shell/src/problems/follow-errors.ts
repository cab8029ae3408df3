type Report = (error: unknown, isRejected?: boolean) => void;

/**
 * What React does with an error that a boundary has kept, or that was gone when it drew again: the console says it, as
 * without us, and the server hears. What was gone comes inside an error of React's own, which tells nothing of a remote.
 */
export function reactErrors(report: Report) {
  const tell = (error: unknown): void => {
    // oxlint-disable-next-line no-console -- React's own default, which this replaces
    console.error(error);
    report(error);
  };
  return {
    onCaughtError: tell,
    onRecoverableError: (error: unknown) => tell(error instanceof Error ? (error.cause ?? error) : error),
  };
}

/** Tells of errors that nobody has kept, React's among them. Gives its undo. */
export function followErrors(report: Report): () => void {
  const onError = ({ error }: ErrorEvent): void => void (error && report(error));
  const onRejection = ({ reason }: PromiseRejectionEvent): void => report(reason, true);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
