import type { DeployedRelease } from '@kotoba/contracts';
import type { SuiteSnapshot } from './schema';

/** An origin of their own for the files of releases, such as a CDN's, and the only site that it gives them to. */
export interface FilesOrigin {
  readonly origin: string;
  readonly suite: string;
}

/** The snapshot as pages name it: the files of releases at their origin, and what is not theirs on the page's. */
export function filesFrom({ origin }: FilesOrigin, snapshot: SuiteSnapshot): SuiteSnapshot {
  const moved = <Files extends { url: string }>(files: Files): Files =>
    /^\/(shell|releases)\//.test(files.url) ? { ...files, url: origin + files.url } : files;
  const { registry, shell } = snapshot;
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const { current, previous, canary } = remote;
    const release = (one: DeployedRelease | null) => one && moved(one);
    return [
      name,
      {
        ...remote,
        current: moved(current),
        previous: release(previous),
        ...(canary && { canary: { ...canary, release: moved(canary.release) } }),
      },
    ] as const;
  });
  return {
    ...snapshot,
    registry: { ...registry, remotes: Object.fromEntries(remotes) },
    shell: shell && { ...shell, current: moved(shell.current) },
  };
}

/** The headers of a file of a release: without an origin of its own no other site may use it. */
export const sharingHeaders = (files: FilesOrigin | undefined): Record<string, string> =>
  files
    ? { 'access-control-allow-origin': files.suite, 'cross-origin-resource-policy': 'cross-origin' }
    : { 'cross-origin-resource-policy': 'same-origin' };
