import { randomUUID } from 'node:crypto';
import { withOwnDatabase, type Bench, type Bounds, type Own } from './lib/api';
import { fillCollection, fillHistory } from './lib/fill';
import { median, quantile } from './lib/statistics';

export const title = 'a learner with 100,000 words and a million answers practises like one with a thousand';

const SMALL = { words: 1_000, answers: 1_000 };
const LARGE = { words: 100_000, answers: 1_000_000 };
const SESSION = 1_000;
const WARM_UP = 3;
const ROUNDS = 15;
/** Answers of each learner that warm the server up before those that are counted. */
const WARM_ANSWERS = 50;
/** Checking an answer, at the 95th percentile, of the same with few answers stored. */
const ANSWER_RATIO = { max: 1.5 };
/** A call of the large learner, who has a hundred times the words, of the same call of the small one. */
const CALL_RATIO = { max: 2.5 };
/**
 * The same of a call that looks through all words, or names them all: it grows as the collection does, never faster.
 */
const LOOKING_RATIO = { max: 100 };

/** A learner with a collection and a past. `due` differs by as much as the collections do, the answer to it not. */
async function createPractised({ pool, createLearner }: Own, { words, answers }: typeof SMALL) {
  const { userId, ask } = await createLearner();
  const vocabulary = [{ en_word: 'first word', hiragana: 'はじめ', status: true }];
  const { data } = await ask<{ vocabulary_ids: [number] }>('/vocabulary/create', { vocabulary });
  await fillCollection(pool, data.vocabulary_ids[0], words);
  await fillHistory(pool, userId, answers);
  const { rows } = await pool.query<{ id: number }>(
    'select id from vocabulary where user_id = $1 order by id desc limit $2',
    [userId, SESSION],
  );
  const ids = rows.map(({ id }) => id);
  const start = () =>
    ask<{ data: { id: number } }>('/learn/start', { vocabularyIds: ids, mode: 2, level: 'beginner' });
  return { ask, ids, start };
}

type Practised = Awaited<ReturnType<typeof createPractised>>;
type Calls = Record<string, (learner: Practised) => Promise<{ ms: number }>>;
interface Both {
  readonly small: Practised;
  readonly large: Practised;
}

const calls: Calls = {
  'starting a session of 1,000 words': ({ start }) => start(),
  'the first page of sessions': ({ ask }) => ask('/learn/sessions?limit=10'),
  'what is due': ({ ask }) => ask('/learn/due?limit=200'),
  "the week's forecast": ({ ask }) => ask('/learn/forecast?days=7'),
  'the figures of the dashboard': ({ ask }) => ask('/stats/summary'),
  'the statistics': ({ ask }) => ask('/stats/learning'),
  'the history of a word': ({ ask, ids }) => ask(`/vocabulary/${ids[7]}/history`),
};

const lookingCalls: Calls = {
  'words of a category': ({ ask }) => ask('/learn/vocabulary/Topic%207'),
  'words that a free text asks for': ({ ask }) =>
    ask('/learn/chat', { message: 'ten verbs about mountain travel and quantum physics', mode: 2 }),
  'all words of a collection, in order': async ({ ask }) => {
    const { data } = await ask<{ data: [{ id: number }] }>('/topics/user');
    return ask(`/topics/vocabulary/by-user-topic/${data.data[0].id}?mode=2`);
  },
};

async function compareCalls(
  { check, say }: Bench,
  { small, large }: Both,
  compared: Calls,
  bound: Bounds,
): Promise<void> {
  for (const [label, call] of Object.entries(compared)) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const [few, many] = [await call(small), await call(large)];
      if (round < 0) continue;
      times.small.push(few.ms);
      times.large.push(many.ms);
    }
    const [few, many] = [median(times.small), median(times.large)];
    say(`${label}: ${few.toFixed(1)} ms, ${many.toFixed(1)} ms`);
    check(label, many / few, bound);
  }
}

/** Answers a session of a learner, three of four right. Gives what answers the next word, in milliseconds. */
async function answering({ ask, start }: Practised): Promise<(place: number) => Promise<number>> {
  const { data: started } = await start();
  const { data } = await ask<{
    data: { learnDetails: { vocabularyId: number; vocabulary: { enWord: string } }[] };
  }>(`/learn/session/${started.data.id}`);
  return async (place) => {
    const asked = data.data.learnDetails[place];
    const userAnswer = place % 4 === 3 ? 'a wrong answer' : asked?.vocabulary.enWord;
    const call = { sessionId: started.data.id, vocabularyId: asked?.vocabularyId, userAnswer };
    // With a key, as the quiz sends it.
    const { data: answer, ms } = await ask<{ data: { recorded: boolean } }>(
      '/learn/check-answer-mode',
      call,
      {
        key: randomUUID(),
      },
    );
    if (!answer.data.recorded) throw new Error(`An answer was not recorded: ${JSON.stringify(answer)}`);
    return ms;
  };
}

async function compareAnswers({ check, say }: Bench, { small, large }: Both): Promise<void> {
  const answer = { small: await answering(small), large: await answering(large) };
  const times = { small: [] as number[], large: [] as number[] };
  for (let place = 0; place < SESSION; place += 1) {
    // Whoever comes second meets what the first one has left to do: they alternate.
    const who = ['small', 'large'] as const;
    for (const one of place % 2 === 0 ? who : who.toReversed()) {
      const ms = await answer[one](place);
      if (place >= WARM_ANSWERS) times[one].push(ms);
    }
  }
  const p95 = { small: quantile(times.small, 0.95), large: quantile(times.large, 0.95) };
  say(
    `checking an answer: median ${median(times.small).toFixed(1)} ms, ${median(times.large).toFixed(1)} ms; ` +
      `p95 ${p95.small.toFixed(1)} ms, ${p95.large.toFixed(1)} ms`,
  );
  check('checking an answer, 95th percentile', p95.large / p95.small, ANSWER_RATIO);
}

export const run = (bench: Bench) =>
  withOwnDatabase(bench, async (own) => {
    const small = await createPractised(own, SMALL);
    const began = performance.now();
    const large = await createPractised(own, LARGE);
    await own.pool.query('vacuum analyze');
    bench.say(`a million answers were made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    await compareAnswers(bench, { small, large });
    await compareCalls(bench, { small, large }, calls, CALL_RATIO);
    await compareCalls(bench, { small, large }, lookingCalls, LOOKING_RATIO);
  });
