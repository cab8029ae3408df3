import {
  contributions,
  hintedFile,
  integrity,
  registry,
  releaseFile,
  releaseId,
  remoteName,
} from '@kotoba/contracts';
import * as z from 'zod/mini';

/** Who signs with RELEASE_KEY. No team may be called so. */
export const PLATFORM = 'platform';

/** A team's key, and the remotes that it may promote, roll back and give to a share of the learners. */
export const trustedKey = z.strictObject({
  name: z.string().check(
    z.regex(/^[a-z][a-z0-9-]{0,59}$/),
    z.refine((name) => name !== PLATFORM),
  ),
  /** SPKI, as PEM. */
  publicKey: z.string(),
  remotes: z.array(remoteName),
});
export type TrustedKey = z.infer<typeof trustedKey>;

/** What the HTML of a page needs to know of the shell. */
const deployedShell = z.strictObject({
  id: releaseId,
  version: z.string(),
  url: z.string(),
  early: z.array(hintedFile),
  scripts: z.array(hintedFile),
  styles: z.array(hintedFile),
  /** What a shell of before names: its start was two scripts. */
  preload: z.optional(z.array(hintedFile)),
  /** What fetches a shared package that is not part of the start. */
  shared: z.optional(z.record(z.string(), z.array(hintedFile))),
  /** Files that are served at the root under their own names: icons, the web manifest. */
  public: z.array(releaseFile),
  contributions,
});

/** How far the gate compared what was changed with what it meets, and what a rollback went back to all the same. */
const gateResult = z.enum(['fits', 'newer contract', 'by names alone', 'not compared', 'does not fit']);
export type GateResult = z.infer<typeof gateResult>;

/** Who changed what, when, why, and from which release to which. */
const change = z.strictObject({
  /** The name of the key that signed it. */
  who: z.string(),
  when: z.iso.datetime(),
  what: z.enum(['promote', 'rollback', 'canary', 'disable', 'enable', 'trust', 'distrust']),
  /** The app, or the name of the key that is trusted from now on or no longer. */
  app: z.string(),
  from: z.nullable(releaseId),
  to: z.nullable(releaseId),
  why: z.optional(z.string()),
  /** What the gate said, where it was asked; a change of before does not say. */
  gate: z.optional(gateResult),
});

/** Everything that the edge serves at one moment, in one file: the shell and the registry of remotes. */
export const suiteSnapshot = z.strictObject({
  /** Grows with every change; the edge never goes back to a lower one. */
  sequence: z.int().check(z.gte(1)),
  /** What was done, for `suite status`: `promote mfe-learn 0123456789abcdef`. */
  reason: z.string(),
  registry,
  shell: z.nullable(z.strictObject({ current: deployedShell, previous: z.nullable(deployedShell) })),
  /** The keys of teams. Snapshots of before have neither these nor what follows. */
  trusted: z.optional(z.array(trustedKey)),
  /** The hash of the description of each release that is named above, by `mfe-learn/0123456789abcdef`. */
  pins: z.optional(z.record(z.string(), integrity)),
  /** When a release was given as a canary though it had been held back, by `mfe-learn/0123456789abcdef`. */
  lifted: z.optional(z.record(z.string(), z.iso.datetime())),
  change: z.optional(change),
  /** SHA-256 of the file of the snapshot before. */
  before: z.optional(z.string()),
});

export type DeployedShell = z.infer<typeof deployedShell>;
export type SuiteSnapshot = z.infer<typeof suiteSnapshot>;
export type Change = z.infer<typeof change>;

/** What a snapshot says of the suite. */
export type SuiteState = Omit<SuiteSnapshot, 'change' | 'before'>;
/** A state that somebody wants, and how it differs from the one before. */
export type ChangedState = SuiteState & { change?: Omit<Change, 'who' | 'why' | 'gate'> };
