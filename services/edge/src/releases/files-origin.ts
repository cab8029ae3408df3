import type { DeployedRelease } from '@kotoba/contracts';
import type { SuiteSnapshot } from './schema';

/** The snapshot with the files of remotes at `origin`; the shell's, and what is no release, stay on the page's own. */
export function filesFrom(origin: string, snapshot: SuiteSnapshot): SuiteSnapshot {
  const moved = (release: DeployedRelease): DeployedRelease =>
    release.url.startsWith('/releases/') ? { ...release, url: origin + release.url } : release;
  const remotes = Object.entries(snapshot.registry.remotes).map(([name, remote]) => {
    const { current, previous, canary } = remote;
    const slots = {
      current: moved(current),
      previous: previous && moved(previous),
      ...(canary && { canary: { ...canary, release: moved(canary.release) } }),
    };
    return [name, { ...remote, ...slots }] as const;
  });
  return { ...snapshot, registry: { ...snapshot.registry, remotes: Object.fromEntries(remotes) } };
}
