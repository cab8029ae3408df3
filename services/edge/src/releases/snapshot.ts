import { registry, releaseFile, releaseId, contributions, integrity } from '@kotoba/contracts';
import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { isSignedBy, signText } from './signature';

const hinted = z.strictObject({ file: releaseFile, integrity });

/** What the HTML of a page needs to know of the shell. */
const deployedShell = z.strictObject({
  id: releaseId,
  version: z.string(),
  url: z.string(),
  early: z.array(hinted),
  scripts: z.array(hinted),
  styles: z.array(hinted),
  preload: z.array(hinted),
  /** Files that are served at the root under their own names: icons, the web manifest. */
  public: z.array(releaseFile),
  contributions,
});

/** Everything that the edge serves at one moment, in one file: the shell and the registry of remotes. */
const suiteSnapshot = z.strictObject({
  /** Grows with every change; the edge never goes back to a lower one. */
  sequence: z.int().check(z.gte(1)),
  /** What was done, for `suite status`: `promote mfe-learn 0123456789abcdef`. */
  reason: z.string(),
  registry,
  shell: z.nullable(z.strictObject({ current: deployedShell, previous: z.nullable(deployedShell) })),
});

const envelope = z.strictObject({ payload: z.string(), signature: z.string() });

export type DeployedShell = z.infer<typeof deployedShell>;
export type SuiteSnapshot = z.infer<typeof suiteSnapshot>;

export type SnapshotProblem = 'unsigned' | 'forged' | 'malformed';
export type OpenedSnapshot =
  | { ok: true; snapshot: SuiteSnapshot }
  | { ok: false; code: SnapshotProblem; cause?: unknown };

/** The text of a signed snapshot file. */
export function sealSnapshot(snapshot: SuiteSnapshot, key: KeyObject): string {
  const payload = JSON.stringify(snapshot);
  return `${JSON.stringify({ payload, signature: signText(payload, key) }, null, 2)}\n`;
}

/** Reads a snapshot file: the signature first, then every field. */
export function openSnapshot(text: string, key: KeyObject | null): OpenedSnapshot {
  try {
    const { payload, signature } = envelope.parse(JSON.parse(text));
    if (!key) return { ok: false, code: 'unsigned' };
    if (!isSignedBy(payload, signature, key)) return { ok: false, code: 'forged' };
    return { ok: true, snapshot: suiteSnapshot.parse(JSON.parse(payload)) };
  } catch (cause) {
    return { ok: false, code: 'malformed', cause };
  }
}
