import type { PageAddress } from '@kotoba/contracts';
import pages from './pages/page-routes';

/** Stands where the shell's loader of remotes would be: nothing is loaded from elsewhere. */
export { createBusyTracker } from '../../../packages/federation/src/runtime/busy';

const pageAt = (path: string) => pages.routes.find((page) => page.path === path);

/** Fetches pages ahead, with the rights that the shell's loader has. */
export class RemoteLoader {
  async load({ path }: { path: string }): Promise<void> {
    const { lazy } = pageAt(path) ?? {};
    if (typeof lazy === 'function') await lazy();
  }

  hint({ path }: { path: string }): void {
    void this.load({ path });
  }

  async firstCalls({ path }: { path: string }, address: PageAddress): Promise<readonly object[]> {
    return pageAt(path)?.firstCalls?.(address) ?? [];
  }
}

export const RemoteScreen = () => null;
export const tabBucket = (): number => 0;
