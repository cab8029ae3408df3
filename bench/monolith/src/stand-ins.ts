// What stands where the shell brings remotes into the page.
import type { DeployedRelease, DeployedRemote, PageAddress } from '@kotoba/contracts';
import type { RegistryReading } from '../../../shell/src/registry/read-registry';
import pages from './pages/page-routes';
import { remoteContributions } from './remote-contributions';

/** Stands where the shell reads the page's registry: the remotes are part of the program. */
export function readRegistry(): RegistryReading {
  const id = '0'.repeat(16);
  const remotes = Object.entries(remoteContributions).map(([name, contributions]) => {
    const none = { contract: 1, version: '0.1.0', id, url: '/', entry: 'none', integrity: '', shared: {} };
    return [name, { current: { ...none, contributions }, previous: null }];
  });
  const createdAt = new Date(0).toISOString();
  return { registry: { id, createdAt, remotes: Object.fromEntries(remotes) }, problems: [] };
}

const live = () => import('@kotoba/api-client/live');

/** Stands where the shell fetches what remotes share: nothing is shared but what goes on beside the pages. */
export const lazyGroups = new Proxy({} as Record<string, () => Promise<unknown>>, {
  get: (_none, name) => (name === '@kotoba/api-client/live' ? live : () => Promise.resolve()),
});

/** Stands where the shell's loader of remotes would be: nothing is loaded from elsewhere. */
export { createBusyTracker } from '../../../packages/federation/src/runtime/busy';

const pageAt = (path: string) => pages.routes.find((page) => page.path === path);

/** Fetches pages ahead, with the rights that the shell's loader has. */
export class RemoteLoader {
  readonly ran = new Map<string, number>();

  async load({ path }: { path: string }): Promise<void> {
    const { lazy } = pageAt(path) ?? {};
    if (typeof lazy === 'function') await lazy();
  }

  hint({ path }: { path: string }): void {
    void this.load({ path });
  }

  /** There are none. */
  runEntriesAhead(): void {}

  async firstCalls({ path }: { path: string }, address: PageAddress): Promise<readonly object[]> {
    return pageAt(path)?.firstCalls?.(address) ?? [];
  }
}

export const RemoteScreen = () => null;
export const tabBucket = (): number => 0;
export const releaseOf = ({ current }: DeployedRemote): DeployedRelease => current;
