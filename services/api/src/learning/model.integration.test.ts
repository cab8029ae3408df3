import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import type { TestLearner } from '../testing/test-server';
import { addWords, startWordServer, type WordServer } from '../vocabulary/testing/word-server';
import { progressOf } from './progress';
import { quiz, resultOf, start } from './testing/quiz';

let server: WordServer;
beforeAll(async () => {
  server = await startWordServer();
});
afterAll(() => server.close());

/** Words of which each has a soft answer in mode 1: its kanji. */
const WORDS = [
  { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' },
  { en_word: 'school', hiragana: 'がっこう', kanji: '学校' },
  { en_word: 'rain', hiragana: 'あめ', kanji: '雨' },
];

interface ModelItem {
  word: number;
  status: number;
  soft: number;
  lastSoft: string | null;
  recorded: string | null;
}

/** What the documents say a session is; as simple as can be. */
interface ModelSession {
  id: number;
  ended: boolean;
  items: ModelItem[];
}

interface World {
  learner: TestLearner;
  words: number[];
  deleted: Set<number>;
  sessions: ModelSession[];
  reviews: number;
}

type Step =
  | { do: 'start'; words: number[] }
  | { do: 'answer'; session: number; word: number; kind: 'right' | 'wrong' | 'soft'; variant: number }
  | { do: 'review' | 'setStatus'; session: number; word: number; status: number }
  | { do: 'end'; session: number }
  | { do: 'delete'; word: number };

const place = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('start' as const),
      words: fc.uniqueArray(place, { minLength: 1 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      session: place,
      word: place,
      kind: fc.constantFrom('right' as const, 'wrong' as const, 'soft' as const),
      variant: fc.nat({ max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('review' as const, 'setStatus' as const),
      session: place,
      word: place,
      status: fc.nat({ max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), session: place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), word: place }) },
);

const MARKS = ['', '。', '、', '！'];

/** A text of the kind that is asked for; the marks make it another text that means the same. */
function typed(word: number, kind: 'right' | 'wrong' | 'soft', variant: number): string {
  const { hiragana, kanji } = WORDS[word] ?? WORDS[0] ?? { hiragana: '', kanji: '' };
  const mark = MARKS[variant] ?? '';
  if (kind === 'wrong') return `ぬぬぬ${mark}`;
  return `${kind === 'right' ? hiragana : kanji}${mark}`;
}

async function answer(
  world: World,
  session: ModelSession,
  item: ModelItem,
  step: Extract<Step, { do: 'answer' }>,
) {
  const place = world.words.indexOf(item.word);
  const text = typed(place, step.kind, step.variant);
  const response = await quiz(world.learner, session.id).answer(item.word, text);
  if (session.ended) return expect(response.statusCode).toBe(409);
  const result = resultOf(response);
  if (text === item.recorded) return expect(result.recorded).toBe(true);
  if (text === item.lastSoft) return expect(result).toMatchObject({ verdict: 'retry', recorded: false });
  if (step.kind === 'soft' && item.soft < 2) {
    Object.assign(item, { soft: item.soft + 1, lastSoft: text });
    return expect(result).toMatchObject({ verdict: 'retry', correctAnswer: '', recorded: false });
  }
  const first = item.status === 0;
  if (first) {
    Object.assign(item, { status: step.kind === 'right' ? 1 : 2, recorded: text });
    world.reviews += 1;
  }
  return expect(result).toMatchObject({ isCorrect: step.kind === 'right', recorded: first });
}

async function setStatus(
  world: World,
  session: ModelSession,
  item: ModelItem,
  { do: call, status: asked }: Extract<Step, { do: 'review' | 'setStatus' }>,
) {
  const session_ = quiz(world.learner, session.id);
  const status = call === 'review' ? 3 : asked;
  const response = await (call === 'review'
    ? session_.review(item.word)
    : session_.setStatus(item.word, status));
  const allowed = !session.ended && (status === item.status || (status === 3 && item.status === 0));
  expect(response.statusCode).toBe(allowed ? 200 : 409);
  if (!allowed || status === item.status) return;
  item.status = status;
  world.reviews += 1;
}

async function remove(world: World, place: number) {
  const word = world.words[place] ?? 0;
  const response = await world.learner.inject({ method: 'DELETE', url: `/vocabulary/${word}` });
  expect(response.statusCode).toBe(world.deleted.has(word) ? 404 : 200);
  world.deleted.add(word);
  for (const session of world.sessions.filter(({ ended }) => !ended)) {
    session.items = session.items.filter((item) => item.word !== word);
  }
  world.sessions = world.sessions.filter(({ ended, items }) => ended || items.length > 0);
}

async function take(world: World, step: Step): Promise<void> {
  if (step.do === 'delete') return remove(world, step.word);
  if (step.do === 'start') {
    const words = step.words.map((place) => world.words[place] ?? 0);
    if (words.some((word) => world.deleted.has(word))) return;
    const id = await start(world.learner, words, 1);
    const fresh = { status: 0, soft: 0, lastSoft: null, recorded: null };
    world.sessions.push({ id, ended: false, items: words.map((word) => ({ ...fresh, word })) });
    return;
  }
  const session = world.sessions[step.session % Math.max(1, world.sessions.length)];
  if (!session) return;
  if (step.do === 'end') {
    expect((await quiz(world.learner, session.id).end()).statusCode).toBe(200);
    session.ended = true;
    return;
  }
  const item = session.items.find(({ word }) => word === world.words[step.word]);
  if (!item || world.deleted.has(item.word)) return;
  if (step.do === 'answer') await answer(world, session, item, step);
  else await setStatus(world, session, item, step);
}

async function compare({ learner, sessions, reviews, deleted }: World): Promise<void> {
  for (const session of sessions) {
    const real = quiz(learner, session.id);
    const { learnDetails, endedAt } = await real.read();
    expect(endedAt !== null).toBe(session.ended);
    expect(learnDetails.map(({ vocabularyId, status }) => ({ vocabularyId, status }))).toEqual(
      session.items.map(({ word, status }) => ({ vocabularyId: deleted.has(word) ? null : word, status })),
    );
    expect(await real.progress()).toEqual(progressOf(session.items.map(({ status }) => status)));
  }
  const counted = sql`select count(*)::int as reviews from reviews where user_id = ${learner.id}`;
  expect((await server.platform.db.execute(counted)).rows).toEqual([{ reviews }]);
}

test('sessions are what the documents say, whatever is done to them in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const learner = await server.createLearner();
      const words = await addWords(learner, WORDS);
      const world: World = { learner, words, deleted: new Set(), sessions: [], reviews: 0 };
      await take(world, { do: 'start', words: [0, 1, 2] });
      for (const each of steps) await take(world, each);
      await compare(world);
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('done in parallel, every status is left once and every answer is recorded once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const learner = await server.createLearner();
      const words = await addWords(learner, WORDS);
      const session = quiz(learner, await start(learner, words, 1));
      const calls = steps.map((each) => {
        if (each.do === 'answer')
          return session.answer(words[each.word], typed(each.word, each.kind, each.variant));
        if (each.do === 'review') return session.review(words[each.word]);
        if (each.do === 'setStatus') return session.setStatus(words[each.word], each.status);
        if (each.do === 'end') return session.end();
        return each.do === 'delete'
          ? learner.inject({ method: 'DELETE', url: `/vocabulary/${words[each.word]}` })
          : session.read();
      });
      for (const answered of await Promise.all(calls)) {
        if ('statusCode' in answered) expect(answered.statusCode).toBeLessThan(500);
      }
      const rows = sql`
        select (select count(*) from reviews where user_id = ${learner.id} and vocabulary_id is not null)::int as reviews,
               (select count(*) from learn_details where user_id = ${learner.id} and status <> 0 and vocabulary_id is not null)::int as answered,
               (select count(*) from learn_details d left join learning_sessions s on s.user_id = d.user_id and s.id = d.session_id
                 where d.user_id = ${learner.id} and s.id is null)::int as orphans`;
      const [figures] = (await server.platform.db.execute(rows)).rows;
      expect(figures?.['orphans']).toBe(0);
      expect(figures?.['reviews']).toBe(figures?.['answered']);
    }),
    { numRuns: 25 },
  );
}, 120_000);

test('deleting the account leaves no row', async () => {
  const learner = await server.createLearner();
  const words = await addWords(learner, WORDS);
  const first = quiz(learner, await start(learner, words, 1));
  await first.answer(words[0], 'かさ');
  await first.end();
  await quiz(learner, await start(learner, words, 2)).review(words[1]);
  await learner.inject({
    url: '/capture-notes',
    body: { content: 'WORD - umbrella' },
    headers: { 'idempotency-key': 'k' },
  });
  await learner.inject({ url: '/chat/send', body: { content: 'umbrella' } });
  const answer = await learner.inject({
    method: 'DELETE',
    url: '/account',
    body: { password: learner.password },
  });
  expect(answer.statusCode).toBe(200);
  const tables = [
    'vocabulary',
    'notes',
    'note_words',
    'collections',
    'topics',
    'learning_sessions',
    'learn_details',
    'memories',
    'reviews',
    'idempotency_keys',
    'chat_messages',
    'chat_cards',
  ];
  for (const table of tables) {
    const left = sql`select count(*)::int as rows from ${sql.identifier(table)} where user_id = ${learner.id}`;
    expect((await server.platform.db.execute(left)).rows).toEqual([{ rows: 0 }]);
  }
});
