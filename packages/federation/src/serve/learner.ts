import { setTimeout as sleep } from 'node:timers/promises';
import type { SessionUser } from '@kotoba/session';
import type { StandaloneSession } from '../standalone/session';

const PASSWORD = 'Standalone-1';

/**
 * A learner of the real API, signed in. In local mode one is signed up and verified through the mailbox; elsewhere a
 * token of an existing learner is needed.
 */
export async function learnerOf(api: string, token?: string): Promise<StandaloneSession> {
  if (token) {
    const { user } = await call<{ user: SessionUser }>(api, '/auth/check-auth', {}, token);
    return { token, user: kept(user) };
  }
  const email = `standalone-${Date.now()}@example.org`;
  const name = { firstName: 'Aiko', lastName: 'Mori' };
  const { token: here } = await call<StandaloneSession>(api, '/auth/signup', {
    ...name,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  const mailed = { token: await mailedToken(api, email) };
  const opened = await call<StandaloneSession>(api, '/auth/verify-email', mailed, here);
  return { user: kept(opened.user), token: opened.token };
}

/** What a browser keeps of a user; its session refuses any other field. */
const kept = ({ id, email, emailVerified, firstName, lastName }: SessionUser): SessionUser => ({
  id,
  email,
  emailVerified,
  firstName,
  lastName,
});

async function call<T>(api: string, path: string, body: object, token?: string): Promise<T> {
  const response = await fetch(`${api}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as T & { error?: string };
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer.error ?? ''}`);
  return answer;
}

async function mailedToken(api: string, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`${api}/api/dev/mailbox`);
    if (!response.ok)
      throw new Error(`${api} has no mailbox: give a learner's token with --env token=<token>`);
    const { messages } = (await response.json()) as { messages: { to: string[]; text: string }[] };
    const mail = messages.find(({ to }) => to.includes(email));
    const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (token) return token;
    await sleep(100);
  }
  throw new Error('The verification mail did not come');
}
