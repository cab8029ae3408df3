import { randomUUID } from 'node:crypto';
import { createClient, type Answered, type Bench, type Client } from './lib/api';
import { auc, median } from './lib/statistics';

export const title = 'nobody can find out by asking whether an email has an account';

const ROUND = 300;
/** By chance alone one round in thirty is out of the bounds; three together are once in four thousand. */
const ROUNDS = 3;
const WARM_UP = 30;
const CALLS_AFTER = 20;
const BOUNDS = { min: 0.45, max: 0.55 };
const MAX_MEDIAN_MS = 5;

const unknownEmail = () => `known-${randomUUID()}@example.org`;

type Attack = (client: Client, email: string) => Promise<Answered>;

const signIn: Attack = (client, email) =>
  client.ask('/api/auth/signin', { body: { email, password: 'Yama-ni-noboru-1' } });
const forgot: Attack = (client, email) => client.ask('/api/auth/forgot-password', { body: { email } });
const resend: Attack = (client, email) =>
  client.ask('/api/auth/resend-verification', { body: { email, from: null } });
/** The mail is made after the answer: the calls of that moment must not feel it. */
async function callsAfterForgot(client: Client, email: string): Promise<Answered> {
  let last = await forgot(client, email);
  let ms = 0;
  for (let i = 0; i < CALLS_AFTER; i += 1) {
    last = await client.ask('/api/countries');
    ms += last.ms;
  }
  return { ...last, ms };
}

const seenOf = ({ status, headerNames, body }: Answered) => JSON.stringify([status, headerNames, body]);

interface Seen {
  known: number[];
  unknown: number[];
  seen: Set<string>;
}

/** `ROUND` calls with each kind of email, in pairs of random order. */
async function measure(client: Client, call: Attack, email: string, into: Seen): Promise<void> {
  for (let i = 0; i < ROUND; i += 1) {
    const kinds = ['known', 'unknown'] as const;
    for (const kind of Math.random() < 0.5 ? kinds : kinds.toReversed()) {
      const answer = await call(client, kind === 'known' ? email : unknownEmail());
      into[kind].push(answer.ms);
      into.seen.add(seenOf(answer));
    }
  }
}

interface Compared {
  label: string;
  call: Attack;
  email: string;
}

async function compare(
  { check, say }: Bench,
  client: Client,
  { label, call, email }: Compared,
): Promise<void> {
  const into: Seen = { known: [], unknown: [], seen: new Set() };
  for (let i = 0; i < WARM_UP; i += 1) await call(client, i % 2 ? email : unknownEmail());
  for (let round = 1; round <= ROUNDS; round += 1) {
    await measure(client, call, email, into);
    const now = auc(into.known, into.unknown);
    if (now >= BOUNDS.min && now <= BOUNDS.max) break;
    if (round < ROUNDS) say(`${label}: AUC ${now.toFixed(3)} after ${round * ROUND}, measuring more`);
  }
  const [known, unknown] = [median(into.known), median(into.unknown)];
  say(
    `${label}: ${into.known.length} known (median ${known.toFixed(2)} ms), ${into.unknown.length} unknown (${unknown.toFixed(2)} ms)`,
  );
  check(`${label}, kinds of answers (status, header names, body)`, into.seen.size, { min: 1, max: 1 });
  check(`${label}, Mann-Whitney AUC`, auc(into.known, into.unknown), BOUNDS);
  check(`${label}, medians apart`, Math.abs(known - unknown), { max: MAX_MEDIAN_MS, unit: ' ms' });
}

export async function run(bench: Bench): Promise<void> {
  const api = await bench.startApi();
  const client = createClient(api.url);
  try {
    const calls = {
      'sign-in with a wrong password': signIn,
      'forgot password': forgot,
      'twenty calls after forgot password': callsAfterForgot,
      'resend without a session': resend,
    };
    for (const [label, call] of Object.entries(calls)) {
      await compare(bench, client, { label, call, email: (await api.createLearner()).email });
    }
  } finally {
    client.close();
  }
}
