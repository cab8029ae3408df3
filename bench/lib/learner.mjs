import { randomUUID } from 'node:crypto';

const PASSWORD = 'Kasa-wo-sasu-1';

/** A learner with a verified email on an API of a benchmark. Gives the token. */
export async function createLearner({ url, mailTo }) {
  const email = `learner-${randomUUID()}@example.org`;
  const post = async (path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const account = { firstName: 'Hana', lastName: 'Sato', email, password: PASSWORD };
  await post('/api/auth/signup', { ...account, confirmPassword: PASSWORD });
  const [, token] = /[?&]token=([\w-]+)/.exec((await mailTo(email)).text);
  return (await post('/api/auth/verify-email', { token })).token;
}
