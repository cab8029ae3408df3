import { randomUUID } from 'node:crypto';
import { createClient } from './lib/client.mjs';
import { auc, median } from './lib/statistics.mjs';

export const title = 'nobody can find out by asking whether an email has an account';

const ROUND = 300;
/** By chance alone one round in thirty is out of the bounds; three together are once in four thousand. */
const ROUNDS = 3;
const WARM_UP = 30;
const CALLS_AFTER = 20;
const BOUNDS = { min: 0.45, max: 0.55 };
const MAX_MEDIAN_MS = 5;
const PASSWORD = 'Kasa-wo-sasu-1';

async function signUp(client) {
  const email = `known-${randomUUID()}@example.org`;
  const body = { firstName: 'Hana', lastName: 'Sato', email, password: PASSWORD, confirmPassword: PASSWORD };
  const { status, body: text } = await client.ask('/api/auth/signup', { body });
  if (status !== 200) throw new Error(`Sign-up answered ${status}: ${text}`);
  return email;
}

const unknownEmail = () => `known-${randomUUID()}@example.org`;

const signIn = (client, email) =>
  client.ask('/api/auth/signin', { body: { email, password: 'Yama-ni-noboru-1' } });
const forgot = (client, email) => client.ask('/api/auth/forgot-password', { body: { email } });
const resend = (client, email) =>
  client.ask('/api/auth/resend-verification', { body: { email, from: null } });
/** The mail is made after the answer: the calls of that moment must not feel it. */
async function callsAfterForgot(client, email) {
  await forgot(client, email);
  let ms = 0;
  let last;
  for (let i = 0; i < CALLS_AFTER; i += 1) {
    last = await client.ask('/api/countries');
    ms += last.ms;
  }
  return { ...last, ms };
}

const seenOf = ({ status, headerNames, body }) => JSON.stringify([status, headerNames, body]);

/** `ROUND` calls with each kind of email, in pairs of random order. */
async function measure(client, call, { email, into }) {
  for (let i = 0; i < ROUND; i += 1) {
    const kinds = Math.random() < 0.5 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of kinds) {
      const answer = await call(client, kind === 'known' ? email : unknownEmail());
      into[kind].push(answer.ms);
      into.seen.add(seenOf(answer));
    }
  }
}

async function compare({ check, say }, client, { label, call, email }) {
  const into = { known: [], unknown: [], seen: new Set() };
  for (let i = 0; i < WARM_UP; i += 1) await call(client, i % 2 ? email : unknownEmail());
  for (let round = 1; round <= ROUNDS; round += 1) {
    await measure(client, call, { email, into });
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

export async function run(bench) {
  const { url } = await bench.startApi();
  const client = createClient(url);
  try {
    const calls = {
      'sign-in with a wrong password': signIn,
      'forgot password': forgot,
      'twenty calls after forgot password': callsAfterForgot,
      'resend without a session': resend,
    };
    for (const [label, call] of Object.entries(calls)) {
      await compare(bench, client, { label, call, email: await signUp(client) });
    }
  } finally {
    client.close();
  }
}
