import { BlockList, isIP, isIPv6 } from 'node:net';
import { asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { LimitName, LimitRule } from '../config/limit-rules';
import type { Database, Executor, Transaction } from '../database/database';
import { raisedLimits } from '../database/platform.tables';
import { foldAddress } from '../http/caller';

/** How long a server goes by what it has read: so long a change may take. Source: OPS-62. */
const KEPT_MS = 30_000;

type RaisedLimit = typeof raisedLimits.$inferSelect;

export interface RaisedLimits {
  /** The rule that an operator gave to the address that is counted; null when it has that of everybody. */
  ruleOf(name: LimitName, of: string | number): Promise<LimitRule | null>;
}

/** Rules that count addresses; of the others no address is known. */
export const countsAddresses = (name: LimitName): boolean => name.endsWith('Address');

/**
 * An address or a network (CIDR) as it is counted (`foldAddress`): nothing of IPv6 that is smaller than a /64. Null
 * when it is neither.
 */
export function networkOf(text: string): string | null {
  const [address = '', bits, more] = text.trim().split('/');
  if (isIP(address) === 0 || address.includes('%') || more !== undefined) return null;
  const folded = foldAddress(address);
  const isSix = folded.includes(':');
  if (bits === undefined) return isSix ? folded : `${folded}/32`;
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (isSix ? 128 : 32)) return null;
  if (!isSix) return `${folded}/${bits}`;
  return Number(bits) > 64 ? folded : `${address}/${bits}`;
}

/** What holds now, the smallest networks first. */
export const listRaisedLimits = (db: Executor, now: Date): Promise<RaisedLimit[]> =>
  db
    .select()
    .from(raisedLimits)
    .where(or(isNull(raisedLimits.until), gt(raisedLimits.until, now)))
    .orderBy(desc(sql`masklen(${raisedLimits.network})`), asc(raisedLimits.network), asc(raisedLimits.name));

/** Bits of the address behind the network's are dropped. */
const written = (network: string) => sql`network(${network}::inet)`;

export async function setRaisedLimit(tx: Transaction, { network, ...rule }: RaisedLimit): Promise<void> {
  const { points, seconds, until } = rule;
  await tx
    .insert(raisedLimits)
    .values({ ...rule, network: written(network) })
    .onConflictDoUpdate({
      target: [raisedLimits.network, raisedLimits.name],
      set: { points, seconds, until },
    });
}

/** Gives how many rules the network had. */
export async function removeRaisedLimits(tx: Transaction, network: string): Promise<number> {
  const rows = await tx
    .delete(raisedLimits)
    .where(eq(raisedLimits.network, written(network)))
    .returning();
  return rows.length;
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether a network holds an address, as it is counted. */
function holds(network: string): (address: string) => boolean {
  const [start = '', bits] = network.split('/');
  const list = new BlockList();
  list.addSubnet(start, Number(bits ?? (isIPv6(start) ? 128 : 32)), familyOf(start));
  return (address) => list.check(address, familyOf(address));
}

/** Reads them all, since there are few, at most every half a minute; of several networks the smallest counts. */
export function createRaisedLimits(db: Database, now: () => Date): RaisedLimits {
  const read = async () =>
    (await listRaisedLimits(db, now())).map((row) => ({ ...row, isOf: holds(row.network) }));
  let known: { readonly at: number; readonly rows: ReturnType<typeof read> } | null = null;

  function current(at: number): ReturnType<typeof read> {
    if (known === null || Math.abs(at - known.at) >= KEPT_MS) {
      known = { at, rows: read() };
      // What could not be read is asked for again.
      known.rows.catch(() => (known = null));
    }
    return known.rows;
  }

  return {
    async ruleOf(name, of) {
      const address = String(of).replace(/\/64$/, '');
      if (!countsAddresses(name) || isIP(address) === 0) return null;
      const at = now().getTime();
      const found = (await current(at)).find(
        (row) => row.name === name && (row.until?.getTime() ?? Infinity) > at && row.isOf(address),
      );
      return found ? { points: found.points, seconds: found.seconds } : null;
    },
  };
}
