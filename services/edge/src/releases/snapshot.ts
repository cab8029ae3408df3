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
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createOnce, type StoreLayout } from './layout';

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

type SnapshotProblem = 'unsigned' | 'forged' | 'malformed' | 'misnumbered';
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
    const { privateKey } = generateKeyPairSync('ed25519');
    mkdirSync(path.dirname(layout.privateKey), { recursive: true, mode: 0o700 });
    createOnce(layout.privateKey, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 0o600);
  }
  // Read again, since of two first publishers one has made it; the public half follows from it.
  const key = createPrivateKey(readFileSync(layout.privateKey));
  createOnce(layout.publicKey, createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString());
  return key;
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

/** The file of one snapshot. */
export const snapshotFile = (layout: StoreLayout, sequence: number): string =>
  path.join(layout.history, `${String(sequence).padStart(6, '0')}.json`);

/** The sequence numbers of all snapshots, the highest first. What a dead publisher left has no such name. */
function sequences(layout: StoreLayout): number[] {
  if (!existsSync(layout.history)) return [];
  return readdirSync(layout.history)
    .flatMap((file) => /^(\d{6,15})\.json$/.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}

/** A snapshot by its number. A good file under another number is no better than a forged one: it may be an old one. */
function openNumbered(layout: StoreLayout, sequence: number, key: KeyObject | null): OpenedSnapshot {
  const opened = openSnapshot(readFileSync(snapshotFile(layout, sequence), 'utf8'), key);
  return opened.ok && opened.snapshot.sequence !== sequence ? { ok: false, code: 'misnumbered' } : opened;
}

/** The newest snapshot, or null when nothing was ever promoted. Throws when it is not what was signed. */
export function readSnapshot(layout: StoreLayout): SuiteSnapshot | null {
  const [newest] = sequences(layout);
  if (newest === undefined) return null;
  const opened = openNumbered(layout, newest, verifyingKey(layout));
  if (opened.ok) return opened.snapshot;
  const file = snapshotFile(layout, newest);
  throw new DeployError(`${file} is ${opened.code}: nothing is changed until it is put right or removed`);
}

/** Each lost attempt is a change that somebody else made; nobody makes that many at once. */
const ATTEMPTS = 1000;

/**
 * Writes `change` of the newest snapshot under the next number. There is no lock that could outlive its holder: a number
 * is given once, and who finds it taken reads again and tries again. Running edges see the change with the next page.
 */
export function changeSnapshot(
  layout: StoreLayout,
  change: (snapshot: SuiteSnapshot) => SuiteSnapshot,
): SuiteSnapshot {
  const key = signingKey(layout);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const snapshot = change(readSnapshot(layout) ?? emptySnapshot(new Date()));
    if (createOnce(snapshotFile(layout, snapshot.sequence), sealSnapshot(snapshot, key))) return snapshot;
  }
  throw new DeployError('Others are changing the registry all the time; try again when they are done');
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
  /** Why the newest file on disk is not the one being served. */
  problem: SnapshotProblem | 'unreadable' | null;
}

/**
 * The newest snapshot, looked for afresh for every page, so that a promotion is live for the next tab: it has the next
 * number, so that a look at two names is enough. A file that is not signed by the key that this process first saw
 * changes nothing, and no lower number is ever served again.
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

  /** Changes when a number is added, or when the file that is served is another one. */
  #stampOnDisk(): string {
    const served = this.#state.snapshot?.sequence;
    const looked = served === undefined ? sequences(this.layout).slice(0, 1) : [served, served + 1];
    return looked
      .map((sequence) =>
        statSync(snapshotFile(this.layout, sequence), { throwIfNoEntry: false, bigint: true }),
      )
      .map((stat) => (stat ? `${stat.ino}:${stat.size}:${stat.mtimeNs}` : ''))
      .join(' ');
  }

  /** Takes the newest good one; a bad one above it is named. */
  #load(): void {
    const served = this.#state.snapshot?.sequence ?? 0;
    let problem: LiveState['problem'] = null;
    for (const sequence of sequences(this.layout).filter((each) => each >= served)) {
      const opened = this.#open(sequence);
      if (opened.ok) {
        this.#state = { snapshot: opened.snapshot, problem };
        // From here on other names are looked at.
        this.#stamp = this.#stampOnDisk();
        return;
      }
      problem ??= opened.code;
      this.onProblem(opened.code, opened.cause);
    }
    this.#state = { ...this.#state, problem };
  }

  #open(sequence: number): OpenedSnapshot | { ok: false; code: 'unreadable'; cause: unknown } {
    try {
      this.#key ??= verifyingKey(this.layout);
      return openNumbered(this.layout, sequence, this.#key);
    } catch (cause) {
      return { ok: false, code: 'unreadable', cause };
    }
  }
}
