import { recordOperator } from '../../features/accounts/audit.repository';
import { defaultLimits, parseLimit } from '../../platform/config/limit-rules';
import {
  countsAddresses,
  listRaisedLimits,
  networkOf,
  removeRaisedLimits,
  setRaisedLimit,
} from '../../platform/limits/raised-limits';
import { AdminError, say, show, type Work } from './work';

function momentOf(text: string, now: Date): Date {
  const moment = new Date(/^\d{4}-\d\d-\d\d/.test(text) ? text : Number.NaN);
  if (moment > now) return moment;
  throw new AdminError(`--until ${text} is no date to come, such as 2027-03-31 or 2027-03-31T18:00+09:00.`);
}

function limitOf(text: string) {
  const limit = parseLimit(text);
  if (limit && countsAddresses(limit.name)) return { name: limit.name, ...limit.rule };
  const names = Object.keys(defaultLimits).filter((name) => name.endsWith('Address'));
  throw new AdminError(`"${text}" is no <rule>=<points>/<seconds> with a rule of ${names.join(', ')}.`);
}

async function change(work: Work, network: string, rules: readonly string[]): Promise<void> {
  const { platform, operator, values } = work;
  const at = platform.now();
  const until = values.until === undefined ? null : momentOf(values.until, at);
  const limits = rules.map(limitOf);
  const entry = { userId: null, action: 'operator.limits-changed', operator, at } as const;
  const end = until && { until: until.toISOString() };
  await platform.db.transaction(async (tx) => {
    for (const limit of limits) await setRaisedLimit(tx, { network, until, ...limit });
    await recordOperator(tx, { ...entry, details: { network, limits: rules.join(' '), ...end } });
  });
  say(`${network} has limits of its own: ${rules.join(' ')}${end ? ` until ${end.until}` : ''}.`);
}

async function remove({ platform, operator }: Work, network: string): Promise<void> {
  const entry = { userId: null, action: 'operator.limits-removed', operator, at: platform.now() } as const;
  const removed = await platform.db.transaction(async (tx) => {
    const count = await removeRaisedLimits(tx, network);
    if (count > 0) await recordOperator(tx, { ...entry, details: { network } });
    return count;
  });
  say(removed > 0 ? `${network} has the limits of everybody again.` : `${network} had no limits of its own.`);
}

async function list({ platform: { db, now }, values }: Work): Promise<void> {
  const rows = await listRaisedLimits(db, now());
  const shown = rows.map(({ network, name, points, seconds, until }) => ({
    network,
    limit: `${name}=${points}/${seconds}`,
    until: until?.toISOString() ?? null,
  }));
  show(shown, values);
  if (shown.length === 0 && !values.json) say('No address has limits of its own.');
}

/** Gives an address or a network limits of its own, takes them away, or lists all there are. Source: OPS-62. */
export async function limits(work: Work): Promise<void> {
  const { given, values } = work;
  const [address, ...rules] = given;
  if (address === undefined) return list(work);
  const network = networkOf(address);
  if (network === null)
    throw new AdminError(`"${address}" is no IP address and no network such as 192.0.2.0/24.`);
  if (values.remove ? rules.length > 0 : rules.length === 0)
    throw new AdminError('Say either <rule>=<points>/<seconds>, once or more, or --remove.');
  return values.remove ? remove(work, network) : change(work, network, rules);
}
