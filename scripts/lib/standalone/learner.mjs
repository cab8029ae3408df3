import { setTimeout as sleep } from 'node:timers/promises';

const PASSWORD = 'Standalone-1';

/**
 * A learner of the real API, signed in. In local mode one is signed up and verified through the mailbox; elsewhere a token of an
 * existing learner is needed.
 */
export async function learnerOf(api, token) {
  if (token) return { token, user: kept((await call(api, '/auth/check-auth', {}, token)).user) };
  const email = `standalone-${Date.now()}@example.org`;
  const account = {
    firstName: 'Aiko',
    lastName: 'Mori',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
  await call(api, '/auth/signup', account);
  const link = await verificationOf(api, email);
  const { user, token: opened } = await call(api, '/auth/verify-email', { token: link });
  return { user: kept(user), token: opened };
}

/** What a browser keeps of a user; its session refuses any other field. */
const kept = ({ id, email, emailVerified, firstName, lastName }) => ({
  id,
  email,
  emailVerified,
  firstName,
  lastName,
});

async function call(api, path, body, token) {
  const response = await fetch(`${api}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer.error ?? ''}`);
  return answer;
}

async function verificationOf(api, email) {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`${api}/api/dev/mailbox`);
    if (!response.ok) throw new Error(`${api} has no mailbox: give the token of a learner with --token`);
    const { messages } = await response.json();
    const mail = messages.find(({ to }) => to.includes(email));
    const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (token) return token;
    await sleep(100);
  }
  throw new Error('The verification mail did not come');
}
