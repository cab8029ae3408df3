import {
  contributions,
  hintedFile,
  registry,
  releaseFile,
  releaseId,
  type Registry,
} from '@kotoba/contracts';
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
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readWhole } from '@kotoba/files';
import { SHELL, type ReleaseKeys, type ReleaseStore } from './layout';

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

type SnapshotProblem = 'unsigned' | 'forged' | 'malformed' | 'misnumbered' | 'missing';
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

const isPem = (place: string): boolean => place.includes('-----BEGIN');
const textAt = (place: string): string => (isPem(place) ? place : readFileSync(place, 'utf8'));

/** Writes a key unless there is one. Of two first publishers one makes it, and the other one takes it. */
function writeKey(file: string, text: string, mode: number): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.draft`;
  try {
    writeFileSync(draft, text, { mode, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The key that snapshots are signed with (Ed25519); made at the first publish, readable by its owner only. */
function signingKey({ privateKey, publicKey }: ReleaseKeys): KeyObject {
  if (!isThere(privateKey)) {
    if (isThere(publicKey))
      throw new DeployError(`The key for signing is not at ${privateKey}: name its place in RELEASE_KEY`);
    const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeKey(privateKey, made.toString(), 0o600);
  }
  const key = createPrivateKey(textAt(privateKey));
  const half = createPublicKey(key);
  if (!isPem(publicKey)) writeKey(publicKey, half.export({ type: 'spki', format: 'pem' }).toString(), 0o644);
  if (!verifyingKey({ privateKey, publicKey })?.equals(half))
    throw new DeployError('RELEASE_KEY does not belong to the public key that the edges trust');
  return key;
}

const isThere = (place: string): boolean => isPem(place) || existsSync(place);

/** The key that the edge trusts: the public one, or else the half of the private one; null before the first publish. */
function verifyingKey({ privateKey, publicKey }: ReleaseKeys): KeyObject | null {
  const place = [publicKey, privateKey].find(isThere);
  return place === undefined ? null : createPublicKey(textAt(place));
}

function signText(text: string, key: KeyObject): string {
  return sign(null, Buffer.from(text), key).toString('base64');
}

function isSignedBy(text: string, signature: string, key: KeyObject): boolean {
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

const HISTORY = 'registry/history';

/** The file of one snapshot in the store. */
export const snapshotFile = (sequence: number): string =>
  `${HISTORY}/${String(sequence).padStart(6, '0')}.json`;

/** The sequence numbers of all snapshots, the highest first. */
async function sequences({ files }: ReleaseStore): Promise<number[]> {
  const found: number[] = [];
  for await (const { name } of files.list(HISTORY)) {
    const number = /\/(\d{6,15})\.json$/.exec(name)?.[1];
    if (number) found.push(Number(number));
  }
  return found.sort((a, b) => b - a);
}

/** A snapshot by its number. A good file under another number is no better than a forged one: it may be an old one. */
async function openNumbered(
  { files }: ReleaseStore,
  sequence: number,
  key: KeyObject | null,
): Promise<OpenedSnapshot> {
  const text = await readWhole(files, snapshotFile(sequence));
  if (!text) return { ok: false, code: 'missing' };
  const opened = openSnapshot(text.toString(), key);
  return opened.ok && opened.snapshot.sequence !== sequence ? { ok: false, code: 'misnumbered' } : opened;
}

/** The newest snapshot, or null when nothing was ever promoted. Throws when it is not what was signed. */
export async function readSnapshot(store: ReleaseStore): Promise<SuiteSnapshot | null> {
  const [newest] = await sequences(store);
  if (newest === undefined) return null;
  const opened = await openNumbered(store, newest, verifyingKey(store.keys));
  if (opened.ok) return opened.snapshot;
  const file = snapshotFile(newest);
  throw new DeployError(`${file} is ${opened.code}: nothing is changed until it is put right or removed`);
}

/** Each lost attempt is a change that somebody else made; nobody makes that many at once. */
const ATTEMPTS = 1000;

/**
 * Writes `change` of the newest snapshot under the next number. There is no lock that could outlive its holder: a number
 * is given once, and who finds it taken reads again and tries again. Running edges see the change with the next page.
 */
export async function changeSnapshot(
  store: ReleaseStore,
  change: (snapshot: SuiteSnapshot) => SuiteSnapshot,
): Promise<SuiteSnapshot> {
  const key = signingKey(store.keys);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const snapshot = change((await readSnapshot(store)) ?? emptySnapshot(new Date()));
    if (await store.files.create(snapshotFile(snapshot.sequence), sealSnapshot(snapshot, key)))
      return snapshot;
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
 * The newest snapshot, looked for afresh for every page (in a bucket: every second), so that a promotion is live for
 * the next tab: it has the next number, so that a look at two names is enough. A file that is not signed by the key that
 * this process first saw changes nothing, no lower number is ever served again, and while the store is away the last
 * good one is served.
 */
export class LiveSnapshot {
  #state: LiveState = { snapshot: null, problem: null };
  #stamp = '';
  #key: KeyObject | null = null;
  #looked = -Infinity;
  #looking: Promise<void> | null = null;
  readonly #served = new Map<string, Set<string>>();

  constructor(
    private readonly store: ReleaseStore,
    private readonly onProblem: (problem: string, cause?: unknown) => void = () => undefined,
  ) {}

  async read(): Promise<LiveState> {
    const { freshForMs } = this.store.files;
    if (freshForMs === 0 || performance.now() - this.#looked >= freshForMs) {
      this.#looking ??= this.#look().finally(() => (this.#looking = null));
      await this.#looking;
    }
    return this.#state;
  }

  /** What the next page starts with, by name. */
  async releases(): Promise<{ remote: string; version: string; release: string }[]> {
    const { snapshot } = await this.read();
    const remotes = Object.entries(snapshot?.registry.remotes ?? {});
    const current = remotes.map(([remote, slots]) => ({ remote, ...slots.current }));
    const shell = snapshot?.shell ? [{ remote: 'shell', ...snapshot.shell.current }] : [];
    return [...current, ...shell].map(({ remote, version, id }) => ({ remote, version, release: id }));
  }

  /** The ids of all releases of an app that pages were served with since this process runs. */
  async idsOf(name: string): Promise<string[]> {
    await this.read();
    return [...(this.#served.get(name) ?? [])];
  }

  #remember({ registry: { remotes }, shell }: SuiteSnapshot): void {
    const slots = Object.entries(remotes).map(
      ([name, { current, previous, canary }]) => [name, current, previous, canary?.release] as const,
    );
    for (const [name, ...releases] of [...slots, [SHELL, shell?.current, shell?.previous] as const]) {
      const ids = this.#served.get(name) ?? new Set();
      releases.forEach((release) => release && ids.add(release.id));
      this.#served.set(name, ids);
    }
  }

  async #look(): Promise<void> {
    try {
      const stamp = await this.#stampInStore();
      if (stamp !== this.#stamp) await this.#load(stamp);
    } catch (cause) {
      if (this.#state.problem !== 'unreadable') this.onProblem('unreadable', cause);
      this.#stamp = '';
      this.#state = { ...this.#state, problem: 'unreadable' };
    }
    this.#looked = performance.now();
  }

  /** Changes when a number is added, or when the file that is served is another one. */
  async #stampInStore(): Promise<string> {
    const served = this.#state.snapshot?.sequence;
    const looked = served === undefined ? (await sequences(this.store)).slice(0, 1) : [served, served + 1];
    const facts = await Promise.all(looked.map((sequence) => this.store.files.stat(snapshotFile(sequence))));
    return facts.map((each) => each?.tag ?? '').join(' ');
  }

  /** Takes the newest good one; a bad one above it is named. */
  async #load(stamp: string): Promise<void> {
    const served = this.#state.snapshot?.sequence ?? 0;
    let problem: LiveState['problem'] = null;
    this.#key ??= verifyingKey(this.store.keys);
    for (const sequence of (await sequences(this.store)).filter((each) => each >= served)) {
      const opened = await openNumbered(this.store, sequence, this.#key);
      if (opened.ok) {
        this.#state = { snapshot: opened.snapshot, problem };
        this.#remember(opened.snapshot);
        // From here on other names are looked at.
        this.#stamp = await this.#stampInStore();
        return;
      }
      problem ??= opened.code;
      this.onProblem(opened.code, opened.cause);
    }
    this.#state = { ...this.#state, problem };
    this.#stamp = stamp;
  }
}
