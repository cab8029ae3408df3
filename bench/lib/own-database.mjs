import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { loadTypeScript } from '../../scripts/lib/typescript.mjs';
import { createClient } from './client.mjs';

const PASSWORD = 'Kasa-wo-sasu-1';

/**
 * Runs `work` with an API on a database that the benchmark fills itself: `{ pool, createLearner }`. A learner is `{ userId, ask }`, where
 * `ask(path, body, key)` gives `{ data, ms }` and fails for every answer but a good one. Everything is gone afterwards.
 */
export async function withOwnDatabase({ startApi, stopApis }, work) {
  const { startTestCluster, createTestDatabase } = await loadTypeScript(
    'services/api/src/testing/test-cluster.ts',
  );
  const cluster = await startTestCluster();
  const { connectionString } = await createTestDatabase();
  const pool = new pg.Pool({ connectionString });
  const { url } = await startApi({ DATABASE_URL: connectionString });
  const client = createClient(url);

  const asking = (token) => async (path, body, key) => {
    const { status, body: text, ms } = await client.ask(`/api${path}`, { token, body, key });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    return { data: JSON.parse(text), ms };
  };

  async function createLearner() {
    const email = `learner-${randomUUID()}@example.org`;
    const account = { firstName: 'Hana', lastName: 'Sato', email, password: PASSWORD };
    const { data } = await asking()('/auth/signup', { ...account, confirmPassword: PASSWORD });
    const { rows } = await pool.query(
      'update users set email_verified_at = now() where email = $1 returning id',
      [email],
    );
    return { userId: rows[0].id, ask: asking(data.token) };
  }

  try {
    await work({ pool, createLearner });
  } finally {
    client.close();
    await pool.end();
    await stopApis();
    await cluster.stop();
  }
}
