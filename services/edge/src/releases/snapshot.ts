import { contributions, integrity, registry, releaseFile, releaseId, type Registry } from '@kotoba/contracts';
import {
  type KeyObject,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import * as z from 'zod/mini';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically, type StoreLayout } from './layout';

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

type SnapshotProblem = 'unsigned' | 'forged' | 'malformed';
type OpenedSnapshot =
  | { ok: true; snapshot: SuiteSnapshot }
  | { ok: false; code: SnapshotProblem; cause?: unknown };

/** The text of a signed snapshot file. */
function sealSnapshot(snapshot: SuiteSnapshot, key: KeyObject): string {
  const payload = JSON.stringify(snapshot);
  return `${JSON.stringify({ payload, signature: signText(payload, key) }, null, 2)}\n`;
}

/** Reads a snapshot file: the signature first, then every field. */
function openSnapshot(text: string, key: KeyObject | null): OpenedSnapshot {
  try {
    const { payload, signature } = envelope.parse(JSON.parse(text));
    if (!key) return { ok: false, code: 'unsigned' };
    if (!isSignedBy(payload, signature, key)) return { ok: false, code: 'forged' };
    return { ok: true, snapshot: suiteSnapshot.parse(JSON.parse(payload)) };
  } catch (cause) {
    return { ok: false, code: 'malformed', cause };
  }
}

/** The key that snapshots are signed with (Ed25519); made at the first publish, readable by its owner only. */
function signingKey(layout: StoreLayout): KeyObject {
  if (!existsSync(layout.privateKey)) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    mkdirSync(path.dirname(layout.privateKey), { recursive: true, mode: 0o700 });
    writeAtomically(layout.publicKey, publicKey.export({ type: 'spki', format: 'pem' }).toString());
    writeAtomically(layout.privateKey, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 0o600);
  }
  return createPrivateKey(readFileSync(layout.privateKey));
}

/** The key that the edge trusts, or null before the first publish. */
function verifyingKey(layout: StoreLayout): KeyObject | null {
  return existsSync(layout.publicKey) ? createPublicKey(readFileSync(layout.publicKey)) : null;
}

function signText(text: string, key: KeyObject): string {
  return sign(null, Buffer.from(text), key).toString('base64');
}

function isSignedBy(text: string, signature: string, key: KeyObject): boolean {
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

/** The snapshot on disk, or null when nothing was ever promoted. Throws when it is not what was signed. */
export function readSnapshot(layout: StoreLayout): SuiteSnapshot | null {
  if (!existsSync(layout.current)) return null;
  const opened = openSnapshot(readFileSync(layout.current, 'utf8'), verifyingKey(layout));
  if (!opened.ok)
    throw new DeployError(`${layout.current} is ${opened.code}: nothing is changed until it is put right`);
  return opened.snapshot;
}

/** Replaces the snapshot by `change` of it, one change at a time. Running edges see it with the next page. */
export function changeSnapshot(
  layout: StoreLayout,
  change: (snapshot: SuiteSnapshot) => SuiteSnapshot,
): SuiteSnapshot {
  return withLock(layout, () => {
    const key = signingKey(layout);
    const snapshot = change(readSnapshot(layout) ?? emptySnapshot(new Date()));
    const text = sealSnapshot(snapshot, key);
    writeAtomically(path.join(layout.history, `${String(snapshot.sequence).padStart(6, '0')}.json`), text);
    writeAtomically(layout.current, text);
    return snapshot;
  });
}

/** Two commands at once would each build on the same snapshot, and one change would be lost. */
function withLock<T>(layout: StoreLayout, run: () => T): T {
  mkdirSync(layout.registry, { recursive: true });
  const lock = path.join(layout.registry, 'lock');
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(lock, 'utf8'));
    if (isAlive(owner))
      throw new DeployError(`Process ${owner} is changing the registry; try again when it is done`);
    writeFileSync(lock, String(process.pid));
  }
  try {
    return run();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** What was asked for is not possible; the message says why, for the person at the command line. */
export class DeployError extends Error {
  override name = 'DeployError';
}

/** The state before anything was promoted. */
export function emptySnapshot(now: Date): SuiteSnapshot {
  return { sequence: 1, reason: 'empty', registry: toRegistry({}, now), shell: null };
}

/** Remotes as a registry, whose id is made from what they are. */
export function toRegistry(remotes: Registry['remotes'], now: Date): Registry {
  const id = createHash('sha256').update(JSON.stringify(remotes)).digest('hex').slice(0, 16);
  return { id, createdAt: now.toISOString(), remotes };
}

interface LiveState {
  /** The newest good snapshot; null before the first. */
  snapshot: SuiteSnapshot | null;
  /** Why the file on disk is not the one being served. */
  problem: SnapshotProblem | 'unreadable' | 'older' | null;
}

/**
 * The snapshot on disk, looked at afresh for every page, so that a promotion is live for the next tab. A file that is
 * not signed by the key that this process first saw, or that is older than what was served, changes nothing.
 */
export class LiveSnapshot {
  #state: LiveState = { snapshot: null, problem: null };
  #stamp = '';
  #key: KeyObject | null = null;

  constructor(
    private readonly layout: StoreLayout,
    private readonly onProblem: (problem: string, cause?: unknown) => void = () => undefined,
  ) {}

  read(): LiveState {
    const stamp = this.#stampOnDisk();
    if (stamp !== this.#stamp) {
      this.#stamp = stamp;
      this.#load();
    }
    return this.#state;
  }

  #stampOnDisk(): string {
    const stat = statSync(this.layout.current, { throwIfNoEntry: false, bigint: true });
    return stat ? `${stat.ino}:${stat.size}:${stat.mtimeNs}` : '';
  }

  #load(): void {
    try {
      this.#key ??= verifyingKey(this.layout);
      const opened = openSnapshot(readFileSync(this.layout.current, 'utf8'), this.#key);
      if (!opened.ok) return this.#refuse(opened.code, opened.cause);
      const served = this.#state.snapshot?.sequence ?? 0;
      if (opened.snapshot.sequence < served) return this.#refuse('older');
      this.#state = { snapshot: opened.snapshot, problem: null };
    } catch (cause) {
      this.#refuse('unreadable', cause);
    }
  }

  #refuse(problem: NonNullable<LiveState['problem']>, cause?: unknown): void {
    this.#state = { ...this.#state, problem };
    this.onProblem(problem, cause);
  }
}
