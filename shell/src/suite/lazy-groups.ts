/**
 * The shared groups that remotes rely on and that are not part of the start. Naming them here is what makes the shell
 * their provider.
 */
const lazyGroups = {
  /** Most screens need these two: they are fetched ahead. */
  usual: [() => import('@kotoba/shared-ui/data'), () => import('@kotoba/shared-ui/forms')],
  /** Only some screens need these: they are fetched by the first one that does. */
  rare: [() => import('@kotoba/japanese'), () => import('@kotoba/japanese/answers')],
};

const whenIdle: (run: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (run) => void requestIdleCallback(run)
    : (run) => void setTimeout(run, 1000);

/**
 * Fetches the usual groups when the browser is idle. A failure costs nothing: whoever needs a group fetches it again.
 */
export function warmLazyGroups(): void {
  whenIdle(() => lazyGroups.usual.forEach((load) => load().catch(() => undefined)));
}
