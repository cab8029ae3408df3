import * as z from 'zod/mini';
import { contributions } from './contributions';
import { releaseId, remoteName } from './release';
import { hintedFile, integrity, releaseFile } from './release-file';

/** What a tab needs to run a release: `release.json` without the hashes of the files that the entry vouches for. */
export const deployedRelease = z.strictObject({
  contract: z.int(),
  version: z.string(),
  id: releaseId,
  /** Where its files are, on an allowed origin, with a trailing slash: `/releases/mfe-learn/`. */
  url: z.string().check(z.regex(/^(?:https?:\/\/[^/\s]+)?\/(?:[A-Za-z0-9._-]+\/)*$/)),
  entry: releaseFile,
  integrity,
  /** What a release of before names: its entry was two files. */
  preload: z.optional(z.array(hintedFile)),
  shared: z.record(z.string(), z.string()),
  contributions,
});

export const deployedRemote = z.strictObject({
  current: deployedRelease,
  /** Runs when `current` fails to load, initialise or first render. */
  previous: z.nullable(deployedRelease),
  /** Served to `percent` of the learners instead of `current`. */
  canary: z.optional(
    z.strictObject({ release: deployedRelease, percent: z.number().check(z.gte(0), z.lte(100)) }),
  ),
  /**
   * Nothing of it runs in new tabs: a panel stands for its screens. A shell of before, which does not know the field,
   * leaves the remote out.
   */
  disabled: z.optional(z.literal(true)),
});

/** The state of the suite at one moment. A tab keeps the snapshot that it started with. */
export const registry = z.strictObject({
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  createdAt: z.iso.datetime(),
  remotes: z.record(remoteName, deployedRemote),
});

export type DeployedRelease = z.infer<typeof deployedRelease>;
export type DeployedRemote = z.infer<typeof deployedRemote>;
export type Registry = z.infer<typeof registry>;

/** The id of the `<script type="application/json">` that carries the snapshot. */
export const REGISTRY_ELEMENT_ID = 'kotoba-registry';

/** Where a tab asks, with the entity tag of its own snapshot, whether a newer one is live. */
export const LIVE_SUITE_PATH = '/registry.json';

/** The name of the `<meta>` that tells a page which release of the shell it runs. */
export const SHELL_META = 'kotoba-shell';

/** The name of the `<meta>` that tells a page from which other origin releases may come. */
export const FILES_META = 'kotoba-files';

/** What the next tab would start with. */
export const liveSuite = z.strictObject({ shell: releaseId, registry });
export type LiveSuite = z.infer<typeof liveSuite>;

/** The entity tag of a snapshot: nothing that a tab runs changes without it. */
export const liveTag = (shellId: string, registryId: string): string => `"${shellId}-${registryId}"`;
