import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  bomb,
  CARDS,
  COL,
  ENDLESS,
  OPENED,
  packageOf,
  repeatedIn,
} from '../services/api/src/features/transfer/testing/hostile-files';
import type { Api, Bench } from './lib/api';
import { begin, ended, senderOf, table, take, timed, type File, type Sender } from './lib/importing';

export const title = 'whatever file a learner sends, nobody else waits for it, and nothing of it stays';

/** The slowest answer of somebody else, and how long a small file of theirs takes from its upload to its words. */
const OTHERS = { max: 2, unit: ' s' };
/** Rows of the file of somebody else. */
const SMALL = 20;
/** Rounds of somebody else's calls while a file is sent again and again. */
const ROUNDS = 3;
const MEGABYTES = 250;

type Call = () => Promise<unknown>;

/** What somebody else does. */
async function secondLearner(api: Api): Promise<Record<string, Call>> {
  const learner = await api.createLearner();
  const me = senderOf(api, learner);
  let rows = 0;
  const own = async () => take(me, table((rows += SMALL), SMALL));
  await own();
  const { vocabulary } = await me.get<{ vocabulary: { id: number }[] }>('/vocabulary?limit=20');
  const vocabularyIds = vocabulary.map(({ id }) => id);
  const answer = async () => {
    const { data } = await me.get<{ data: { id: number } }>('/learn/start', {
      vocabularyIds,
      mode: 2,
      level: 'beginner',
    });
    const given = { sessionId: data.id, vocabularyId: vocabularyIds[0], userAnswer: randomUUID() };
    await me.get('/learn/check-answer-mode', given);
  };
  return {
    'signing in': () => me.get('/auth/signin', { email: learner.email, password: learner.password }),
    'their notes': () => me.get('/capture-notes'),
    'a session and an answer': answer,
    'a file of their own': own,
  };
}

interface Attack {
  readonly label: string;
  /** Sends it once. Gives the answers that are refusals. */
  readonly send: (learners: readonly Sender[]) => Promise<{ status: number; body: string }[]>;
}

const upload = ({ ask }: Sender, file: File, name: string) =>
  ask(`/vocabulary/import/preview?name=${name}`, file);

const sending = (label: string, name: string, ...files: readonly File[]): Attack => ({
  label,
  send: (learners) =>
    Promise.all(files.flatMap((file, i) => (learners[i] ? [upload(learners[i], file, name)] : []))),
});

const taking = (label: string, count: number, file: () => File): Attack => ({
  label,
  async send([learner]) {
    if (!learner) return [];
    const ids: number[] = [];
    // A file that is looked at takes the place of one that was not begun.
    for (let i = 0; i < count; i += 1) ids.push(await begin(learner, file()));
    await Promise.all(ids.map((id) => ended(learner, id)));
    return [];
  },
});

/** Rows whose sentence has as many ways to lie under its reading as there are. */
const furigana = Buffer.from(
  [
    'en_word,hiragana,ja_sentence,ja_hiragana_sentence',
    ...Array.from({ length: 41 }, (_, i) => `word ${i},かさ,${'亜あ'.repeat(200)},${'あ'.repeat(500)}`),
  ].join('\n'),
);

async function attacks(): Promise<Attack[]> {
  const view = await packageOf(
    ...COL,
    ...CARDS,
    `create view notes as ${ENDLESS} i as id, 1 as mid, '' as tags, '' as flds from n`,
  );
  const opened = await Promise.all(OPENED.map((text) => repeatedIn(text, 400_000)));
  const zeros = bomb(MEGABYTES, 9);
  return [
    // What it takes on this machine by itself.
    { label: 'nothing', send: () => sleep(100, []) },
    sending('an endless view', 'words.apkg', view),
    ...opened.map((file, i) => sending(`${OPENED[i]} 400,000 times`, 'words.apkg', file)),
    sending('an open cloze, 10,000 times', 'words.apkg', await repeatedIn('{{c1::', 10_000)),
    sending('two bombs at once', 'words.apkg', zeros, zeros),
    taking('41 sentences of 400 under 500 kana', 1, () => furigana),
    taking('50,000 rows', 1, () => table(0, 50_000)),
    taking('two files of 20,000 rows at once', 2, () => table(0, 20_000)),
  ];
}

/** What a learner's refused file left behind: processes, files and rows. */
async function leftBehind(api: Api, pool: pg.Pool, learners: readonly number[]): Promise<string[]> {
  const files = await readdir(join(api.dataDir, 'imports')).catch(() => []);
  const { rows } = await pool.query<{ name: string }>('select name from imports where user_id = any($1)', [
    learners,
  ]);
  return [
    ...api.processes().filter((line) => line.includes('.worker.cjs')),
    ...files,
    ...rows.map(({ name }) => `a row of ${name}`),
  ];
}

export async function run({ startApi, check, say }: Bench): Promise<void> {
  const api = await startApi();
  const pool = new pg.Pool({ connectionString: await api.connectionString(), max: 1 });
  const calls = await secondLearner(api);
  for (const { label, send } of await attacks()) {
    const attackers = [await api.createLearner(), await api.createLearner()];
    const senders = attackers.map((learner) => senderOf(api, learner));
    const refusals = new Set<string>();
    let isOver = false;
    let sent = 0;
    const attacking = (async () => {
      while (!isOver) {
        for (const { status, body } of await send(senders))
          if (status !== 200) refusals.add(`${status} ${body}`);
        sent += 1;
      }
    })();
    const slowest: Record<string, number> = {};
    for (let round = 0; round < ROUNDS || sent === 0; round += 1) {
      for (const [name, call] of Object.entries(calls)) {
        const { seconds } = await timed(call);
        slowest[name] = Math.max(slowest[name] ?? 0, seconds);
        await sleep(50);
      }
    }
    isOver = true;
    await attacking;
    for (const [name, seconds] of Object.entries(slowest)) check(`${label}: ${name}`, seconds, OTHERS);
    for (const refusal of refusals) say(refusal);
    if (refusals.size > 0)
      check(
        `${label}: left behind`,
        (
          await leftBehind(
            api,
            pool,
            attackers.map(({ id }) => id),
          )
        ).length,
        { max: 0 },
      );
  }
  await pool.end();
}
