import { createPublicKey, type KeyObject } from 'node:crypto';
import type { Registry } from '@kotoba/contracts';
import * as z from 'zod/mini';
import { readWhole } from '@kotoba/files';
import { hashOf, isKey, isSignedBy, signingKey, signText, verifyingKey } from './keys';
import { DeployError, type ReleaseStore } from './layout';
import {
  PLATFORM,
  suiteSnapshot,
  type ChangedState,
  type GateResult,
  type SuiteSnapshot,
  type SuiteState,
  type TrustedKey,
} from './schema';
import { overreach } from './trust';

const envelope = z.strictObject({ payload: z.string(), signature: z.string() });

export type SnapshotProblem =
  | 'unsigned'
  | 'forged'
  | 'malformed'
  | 'misnumbered'
  | 'missing'
  | 'edited'
  | 'overreach';

/** A snapshot that may be served, and the hash of its file. */
export interface GoodSnapshot {
  readonly snapshot: SuiteSnapshot;
  readonly hash: string;
}
type OpenedSnapshot =
  | ({ readonly ok: true } & GoodSnapshot)
  | { readonly ok: false; readonly code: SnapshotProblem; readonly cause?: unknown };

/** The text of a signed snapshot file. */
function sealSnapshot(snapshot: SuiteSnapshot, key: KeyObject): string {
  const payload = JSON.stringify(snapshot);
  return `${JSON.stringify({ payload, signature: signText(payload, key) }, null, 2)}\n`;
}

const HISTORY = 'registry/history';

/** The file of one snapshot in the store. */
export const snapshotFile = (sequence: number): string =>
  `${HISTORY}/${String(sequence).padStart(6, '0')}.json`;

/** The sequence numbers of all snapshots, the highest first. */
export async function sequences({ files }: ReleaseStore): Promise<number[]> {
  const found: number[] = [];
  for await (const { name } of files.list(HISTORY)) {
    const number = /\/(\d{6,15})\.json$/.exec(name)?.[1];
    if (number) found.push(Number(number));
  }
  return found.sort((a, b) => b - a);
}

/** What is known while snapshots are checked. */
interface Trail {
  /** The platform's. */
  readonly key: KeyObject | null;
  /** What was found good before. */
  readonly known?: GoodSnapshot | null;
  /** What was looked at on the way, so that no number of bad files makes one be read twice. */
  readonly seen: Map<number, OpenedSnapshot>;
}

/**
 * A snapshot by its number: the signature first, then every field. One that the platform signed stands for itself; one of
 * a team is good when it follows on a good one that trusts this key, and changes nothing but the team's remotes. A good
 * file under another number is no better than a forged one: it may be an old one.
 */
export async function openSnapshot(
  store: ReleaseStore,
  sequence: number,
  trail: Trail,
): Promise<OpenedSnapshot> {
  const opened = trail.seen.get(sequence) ?? (await readNumbered(store, sequence, trail));
  trail.seen.set(sequence, opened);
  return opened;
}

async function readNumbered(store: ReleaseStore, sequence: number, trail: Trail): Promise<OpenedSnapshot> {
  const { key } = trail;
  const text = (await readWhole(store.files, snapshotFile(sequence)))?.toString();
  if (text === undefined) return { ok: false, code: 'missing' };
  const sealed = parsed(text, envelope);
  if (!sealed.ok) return sealed;
  if (!key) return { ok: false, code: 'unsigned' };
  const { payload, signature } = sealed.value;
  const isPlatforms = isSignedBy(payload, signature, key);
  const before = isPlatforms ? null : await openBefore(store, sequence, trail);
  const team = before?.snapshot.trusted?.find(({ publicKey }) =>
    isSignedBy(payload, signature, createPublicKey(publicKey)),
  );
  if (!isPlatforms && !team) return { ok: false, code: 'forged' };
  const opened = parsed(payload, suiteSnapshot);
  if (!opened.ok) return opened;
  const snapshot = opened.value;
  if (snapshot.sequence !== sequence) return { ok: false, code: 'misnumbered' };
  if (team && before) {
    if (snapshot.change?.who !== team.name) return { ok: false, code: 'forged' };
    if (snapshot.before !== before.hash) return { ok: false, code: 'edited' };
    if (overreach(before.snapshot, snapshot, team.remotes)) return { ok: false, code: 'overreach' };
  }
  return { ok: true, snapshot, hash: hashOf(text) };
}

async function openBefore(store: ReleaseStore, sequence: number, trail: Trail): Promise<GoodSnapshot | null> {
  if (trail.known?.snapshot.sequence === sequence - 1) return trail.known;
  const opened = await openSnapshot(store, sequence - 1, trail);
  return opened.ok ? opened : null;
}

function parsed<T>(
  text: string,
  schema: z.ZodMiniType<T>,
): { ok: true; value: T } | { ok: false; code: 'malformed'; cause: unknown } {
  try {
    return { ok: true, value: schema.parse(JSON.parse(text)) };
  } catch (cause) {
    return { ok: false, code: 'malformed', cause };
  }
}

/** The newest snapshot, or null when nothing was ever promoted. Throws when it is not what was signed. */
async function readNewest(store: ReleaseStore): Promise<GoodSnapshot | null> {
  const [newest] = await sequences(store);
  if (newest === undefined) return null;
  const opened = await openSnapshot(store, newest, { key: verifyingKey(store.keys), seen: new Map() });
  if (opened.ok) return opened;
  const file = snapshotFile(newest);
  // Its signature may be good: an older kit does not know what a newer suite writes.
  if (opened.code === 'malformed')
    throw new DeployError(
      `${file} was written by a newer suite (renew the kit: suite kit), or is damaged: nothing is changed until it can be read`,
    );
  throw new DeployError(`${file} is ${opened.code}: nothing is changed until it is put right or removed`);
}

/** The newest snapshot, or null when nothing was ever promoted. Throws when it is not what was signed. */
export const readSnapshot = async (store: ReleaseStore): Promise<SuiteSnapshot | null> =>
  (await readNewest(store))?.snapshot ?? null;

/** One file of the history: what it says of itself, and what is wrong with it. */
export interface HistoryEntry extends Partial<Pick<SuiteSnapshot, 'reason' | 'change'>> {
  readonly sequence: number;
  readonly problem: SnapshotProblem | null;
}

/** All snapshots in the store, the oldest first. */
export async function readHistory(store: ReleaseStore): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  const trail: Trail = { key: verifyingKey(store.keys), seen: new Map() };
  let last: string | null = null;
  for (const sequence of (await sequences(store)).reverse()) {
    const opened = await openSnapshot(store, sequence, trail);
    trail.seen.delete(sequence - 1);
    if (opened.ok) {
      const { reason, change, before } = opened.snapshot;
      // What the platform signed is served all the same; but somebody has changed the file before it, or taken it away.
      const isLinked = before === undefined || before === last;
      entries.push({ sequence, reason, change, problem: isLinked ? null : 'edited' });
    } else {
      entries.push({ sequence, problem: opened.code });
    }
    last = opened.ok ? opened.hash : null;
  }
  return entries;
}

/** Each lost attempt is a change that somebody else made; nobody makes that many at once. */
const ATTEMPTS = 1000;

/**
 * Writes what `apply` makes of the newest snapshot under the next number, when `before` does not refuse; what that says
 * of the gate goes into the history. There is no lock that could outlive its holder: a number is given once, and who
 * finds it taken reads again and tries again. Running edges see the change with the next page.
 */
export async function changeSnapshot(
  store: ReleaseStore,
  apply: (snapshot: SuiteState) => ChangedState,
  {
    why,
    before: allow,
  }: { why?: string; before?: (state: SuiteState) => Promise<GateResult | undefined> } = {},
): Promise<SuiteSnapshot> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const newest = await readNewest(store);
    const key = signingKey(store.keys);
    const before = newest?.snapshot ?? emptySnapshot(new Date());
    const gate = await allow?.(before);
    const after = apply(before);
    const { change: made, ...state } = after;
    const who = signerOf(key, store, { before, after });
    const snapshot: SuiteSnapshot = {
      ...state,
      ...(made && { change: { who, ...made, ...(why !== undefined && { why }), ...(gate && { gate }) } }),
      ...(newest && { before: newest.hash }),
    };
    if (await store.files.create(snapshotFile(snapshot.sequence), sealSnapshot(snapshot, key)))
      return snapshot;
  }
  throw new DeployError('Others are changing the registry all the time; try again when they are done');
}

/** Whose key it is; throws when the edges trust it with nothing. */
export function ownerOf(
  key: KeyObject,
  { keys }: ReleaseStore,
  { trusted = [] }: Pick<SuiteState, 'trusted'>,
): typeof PLATFORM | TrustedKey {
  const half = createPublicKey(key);
  if (verifyingKey(keys)?.equals(half)) return PLATFORM;
  const team = trusted.find(({ publicKey }) => isKey(publicKey, half));
  if (team) return team;
  throw new DeployError(
    'RELEASE_KEY does not belong to the public key that the edges trust, nor to a team that they trust',
  );
}

/** The name of the key; throws when the edges would refuse what it signs. */
function signerOf(
  key: KeyObject,
  store: ReleaseStore,
  { before, after }: { before: SuiteState; after: ChangedState },
): string {
  const owner = ownerOf(key, store, before);
  if (owner === PLATFORM) return PLATFORM;
  const beyond = overreach(before, after, owner.remotes);
  if (beyond === null) return owner.name;
  throw new DeployError(`${owner.name} may change ${owner.remotes.join(', ')} alone, and not ${beyond}`);
}

/** The state before anything was promoted. */
export function emptySnapshot(now: Date): SuiteSnapshot {
  return { sequence: 1, reason: 'empty', registry: toRegistry({}, now), shell: null };
}

/** Remotes as a registry, whose id is made from what they are. */
export function toRegistry(remotes: Registry['remotes'], now: Date): Registry {
  const id = hashOf(JSON.stringify(remotes)).slice(0, 16);
  return { id, createdAt: now.toISOString(), remotes };
}
