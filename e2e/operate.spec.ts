import { expect, test } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '@kotoba/embedded-postgres';
import { runBucket } from '../engines/files/src/testing/bucket';
import { createDatabase } from '../services/api/src/platform/database/database';
import { createLog } from '../services/api/src/platform/http/log';
import { insertLearner } from '../services/api/src/testing/learners';
import {
  balance,
  makeNextVersion,
  oneReady,
  startReplica,
  thisVersion,
  type Replica,
} from './support/replicas';

const LEARNERS = 20;

/** What one learner did and was told, to be compared with what is stored. */
interface Journal {
  readonly token: string;
  readonly id: number;
  readonly notes: string[];
  readonly words: string[];
  readonly failures: string[];
  refusals: number;
}

/** Calls of a learner: to a replica that is ready, again with the same key while the service cannot be reached. */
function createCaller(replicas: () => readonly Replica[], learner: Journal) {
  return async (path: string, body?: object): Promise<unknown> => {
    const key = crypto.randomUUID();
    for (;;) {
      const target = oneReady(replicas());
      if (!target) {
        await sleep(20);
        continue;
      }
      const answer = await fetch(`${target.url}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${learner.token}`,
          ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }).catch((error: unknown) => {
        learner.failures.push(`${path}: ${String(error)} ${String((error as Error).cause)}`);
        return null;
      });
      if (!answer) return null;
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
      const said: unknown = isJson ? await answer.json() : await answer.text();
      if (answer.ok) return said;
      if (![502, 503].includes(answer.status) || (said as { code?: string }).code !== 'UNAVAILABLE') {
        learner.failures.push(`${path}: ${answer.status} ${JSON.stringify(said)}`);
        return null;
      }
      learner.refusals += 1;
      await sleep(100);
    }
  };
}

/** Notes, words and looks, until everything is over. */
async function work(
  call: ReturnType<typeof createCaller>,
  learner: Journal,
  isOver: () => boolean,
): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const word = `umbrella ${turn}`;
    const created = await call('/vocabulary/create', {
      vocabulary: [{ en_word: word, kanji: '傘', hiragana: 'かさ', status: true }],
    });
    if (created) learner.words.push(word);
    const page = (await call('/vocabulary?limit=12')) as { vocabulary: { word_image_url: string }[] } | null;
    const picture = page?.vocabulary.at(turn % page.vocabulary.length)?.word_image_url;
    // Whichever replica drew it, any has it.
    if (picture) await call(picture.replace('/api', ''));
    if (turn % 5 === 0) {
      const content = `WORD - cat ${turn}`;
      if (await call('/capture-notes', { content })) learner.notes.push(content);
    }
    await call('/learn/due');
    await sleep(100 + Math.random() * 200);
  }
}

test('two web replicas and a worker are upgraded one by one while 20 learners work, half of them through an edge in front of both: nothing fails, is lost or doubled', async () => {
  test.setTimeout(420_000);
  const folder = mkdtempSync(join(tmpdir(), 'kotoba-operate-'));
  const database = await startEmbeddedPostgres({
    directory: join(folder, 'database'),
    log: createLog('warn'),
  });
  const bucket = await runBucket();
  const { endpoint, bucket: name, accessKey, secretKey } = bucket.settings;
  const env = {
    DATABASE_URL: database.connectionString,
    FILES_ENDPOINT: endpoint,
    FILES_BUCKET: name,
    FILES_KEY: accessKey,
    FILES_SECRET: secretKey,
    RELEASE_KEY: join(folder, 'release-key.pem'),
    STOP_DELAY: '1',
    LOG_LEVEL: 'warn',
  };
  // As the image has them.
  const publish = ['--publish', join(folder, 'built')];
  mkdirSync(join(folder, 'built'));
  for (const app of ['shell', 'mfe-auth', 'mfe-vocabulary', 'mfe-capture', 'mfe-learn'])
    symlinkSync(join(thisVersion, app, 'dist/release'), join(folder, 'built', app));

  const running: Replica[] = [];
  const start = async (version: string, role: 'web' | 'worker', apiUrl?: string) => {
    const settings = apiUrl ? { ...env, API_URL: apiUrl } : env;
    const args = role === 'web' && !apiUrl ? publish : [];
    const replica = await startReplica({ version, role, dataDir: join(folder, 'data') }, settings, args);
    running.push(replica);
    return replica;
  };
  const pool = new pg.Pool({ connectionString: database.connectionString, max: 2 });
  let isOver = false;
  const web: Replica[] = [];
  const balancer = await balance(() => web);
  try {
    web.push(await start(thisVersion, 'web'));
    web.push(await start(thisVersion, 'web'));
    const edge = await start(thisVersion, 'web', balancer.url);
    let worker = await start(thisVersion, 'worker');

    const db = createDatabase(pool);
    const learners: Journal[] = [];
    for (let n = 0; n < LEARNERS; n += 1) {
      const { id, token } = await insertLearner(db);
      learners.push({ id, token, notes: [], words: [], failures: [], refusals: 0 });
    }
    const working = learners.map((learner, index) =>
      work(
        createCaller(() => (index % 2 ? [edge] : web), learner),
        learner,
        () => isOver,
      ),
    );
    await sleep(3000);

    // A column that older code does not know: the version of before runs beside the new one.
    const expanded = join(folder, 'next');
    makeNextVersion(expanded, {
      tag: '0900_expand',
      sql: 'ALTER TABLE "vocabulary" ADD COLUMN "colour" text;',
    });
    for (const before of [...web]) {
      const next = await start(expanded, 'web');
      web.push(next);
      // The balancer hears of it by nothing but /readyz.
      await before.stop();
    }
    const nextWorker = await start(expanded, 'worker');
    await worker.stop();
    worker = nextWorker;
    await sleep(3000);
    isOver = true;
    await Promise.all(working);

    for (const { failures } of learners) expect(failures).toEqual([]);
    expect(learners.every(({ words, notes }) => words.length > 0 && notes.length > 0)).toBe(true);
    for (const { id, notes, words } of learners) {
      const stored = await pool.query<{ content: string }>('select content from notes where user_id = $1', [
        id,
      ]);
      expect(stored.rows.map(({ content }) => content).sort()).toEqual([...notes].sort());
      const kept = await pool.query<{ en_word: string }>(
        `select en_word from vocabulary where user_id = $1 and en_word like 'umbrella %'`,
        [id],
      );
      expect(kept.rows.map(({ en_word }) => en_word).sort()).toEqual([...words].sort());
    }
    await expect
      .poll(async () => (await pool.query(`select 1 from notes where state = 'pending'`)).rowCount, {
        timeout: 120_000,
      })
      .toBe(0);
    const total = learners.reduce((sum, { words, notes }) => sum + words.length + notes.length, 0);
    const refused = learners.reduce((sum, { refusals }) => sum + refusals, 0);
    test
      .info()
      .annotations.push({ type: 'figures', description: `${total} writes, ${refused} told to wait` });
    console.log(`${total} writes, ${refused} told to wait`);
  } finally {
    isOver = true;
    await Promise.all(running.map((replica) => replica.stop()));
    balancer.stop();
    await pool.end();
    await bucket.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
