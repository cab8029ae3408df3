import * as z from 'zod/mini';
import { registry } from './registry';
import { releaseId } from './release';

/** Where a tab asks, with the entity tag of its own snapshot, whether a newer one is live. */
export const LIVE_SUITE_PATH = '/registry.json';

/** The name of the `<meta>` that tells a page which release of the shell it runs. */
export const SHELL_META = 'kotoba-shell';

/** What the next tab would start with. */
export const liveSuite = z.strictObject({ shell: releaseId, registry });
export type LiveSuite = z.infer<typeof liveSuite>;

/** The entity tag of a snapshot: nothing that a tab runs changes without it. */
export const liveTag = (shellId: string, registryId: string): string => `"${shellId}-${registryId}"`;
