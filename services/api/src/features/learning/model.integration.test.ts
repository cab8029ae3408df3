import fc from 'fast-check';
import { sql, type SQL } from 'drizzle-orm';
import type { LightMyRequestResponse, TestLearner } from '../../testing/test-server';
import { addWords, sharedWordServer, START } from '../vocabulary/testing/word-server';
import { progressOf } from './to-session';
import { derivedAgree } from './testing/derived-agree';
import { quiz, resultOf, start as startSession, startRelearn } from './testing/quiz';
import { sessionCalls } from './testing/session-calls';
import {
  callModel,
  startModel,
  logOf,
  type Call,
  type Kind,
  type ModelSession,
  type Outcome,
} from './testing/session-model';

const server = sharedWordServer();

/** Words of which each has a soft answer in mode 1: its kanji. */
const WORDS = [
  { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' },
  { en_word: 'school', hiragana: 'がっこう', kanji: '学校' },
  { en_word: 'rain', hiragana: 'あめ', kanji: '雨' },
];
const MARKS = ['', '。', '、', '！'];

/** A text of the kind that is asked for; the marks make it another text that means the same. */
function typed(word: number, kind: Kind, variant: number): string {
  const { hiragana, kanji } = WORDS[word] ?? { hiragana: '', kanji: '' };
  const text = { right: hiragana, soft: kanji, wrong: 'ぬぬぬ', blank: '' }[kind];
  return `${text}${MARKS[variant] ?? ''}`;
}

const place = fc.nat({ max: 2 });
/** A call to one of the sessions, an earlier one come again, or something that makes or changes sessions. */
type Act =
  | { do: 'call'; session: number; call: Call }
  | { do: 'again'; back: number }
  | { do: 'start'; words: number[]; relearn: boolean }
  | { do: 'delete'; word: number }
  | { do: 'wait'; minutes: number };
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ do: fc.constant('call' as const), session: place, call: sessionCalls(typed) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('again' as const), back: fc.integer({ min: 1, max: 10 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('start' as const),
      words: fc.uniqueArray(place, { minLength: 1 }),
      relearn: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), word: place }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 14, 16, 45) }),
  },
);

/** Sends a call of the model to the API under its key. */
function send(
  { learner, ids }: Pick<World, 'learner' | 'ids'>,
  { sessionId, call, key }: { sessionId: number; call: Call; key: string },
): Promise<LightMyRequestResponse> {
  const session = quiz(learner, sessionId, key);
  if (call.do === 'end') return session.end();
  const id = ids[call.word];
  if (call.do === 'answer') return session.answer(id, call.text, call.again);
  if (call.do === 'setStatus')
    return call.status === 3 ? session.review(id) : session.setStatus(id, call.status);
  return call.do === 'undo' ? session.undo(id) : session.accept(id);
}

const REFUSED_AS: Record<string, string> = {
  NOT_LAST: 'CONFLICT',
  NOTHING_TO_ACCEPT: 'CONFLICT',
  NOT_ACCEPTABLE: 'CONFLICT',
};

interface OwnSession {
  readonly id: number;
  readonly model: ModelSession;
}

/** A call that was sent; its answer is null as long as it was refused. */
interface Sent {
  readonly session: OwnSession;
  readonly call: Call;
  readonly key: string;
  answer: unknown;
}

interface World {
  readonly learner: TestLearner;
  readonly ids: readonly number[];
  readonly deleted: Set<number>;
  /** Words whose wrong answer was accepted: it is right from then on, in every session. */
  readonly accepted: Set<number>;
  sessions: OwnSession[];
  readonly history: ModelSession['history'];
  readonly sent: Sent[];
}

/** What the model says, where deleted words are gone for it, too. */
function expected({ deleted, accepted }: World, model: ModelSession, call: Call): Outcome {
  if (call.do === 'end') return callModel(model, call);
  if (deleted.has(call.word)) return { refused: 'NOT_FOUND' };
  const isAccepted = call.do === 'answer' && call.kind === 'wrong' && accepted.has(call.word);
  const before = model.items.find(({ word }) => word === call.word)?.status;
  const hadEnded = model.ended;
  const outcome = callModel(model, isAccepted ? { ...call, kind: 'right' } : call);
  // A session that runs again has no place for a word that cannot be answered.
  if (hadEnded && !model.ended)
    model.items = model.items.filter(({ word, status }) => status !== 0 || !deleted.has(word));
  if (call.do === 'accept' && before === 2 && 'verdict' in outcome) accepted.add(call.word);
  return outcome;
}

async function doCall(world: World, { session, call }: Extract<Act, { do: 'call' }>): Promise<void> {
  const own = world.sessions[session % Math.max(1, world.sessions.length)];
  if (!own) return;
  const sent = { session: own, call, key: `call-${world.sent.length}`, answer: null };
  world.sent.push(sent);
  await deliver(world, sent);
}

/** A call that has had no effect yet arrives. */
async function deliver(world: World, sent: Sent): Promise<void> {
  const { session, call, key } = sent;
  const outcome = expected(world, session.model, call);
  const response = await send(world, { sessionId: session.id, call, key });
  if ('refused' in outcome) {
    const code = REFUSED_AS[outcome.refused] ?? outcome.refused;
    expect(response.json()).toMatchObject({ success: false, code });
    return;
  }
  expect(response.statusCode).toBe(200);
  expect(response.headers).not.toHaveProperty('idempotency-replayed');
  sent.answer = response.json();
  if (call.do === 'answer' || call.do === 'accept') expect(resultOf(response)).toMatchObject(outcome);
}

/**
 * A copy of an earlier call arrives: it gets the first answer and changes nothing, of which the model therefore does
 * not hear.
 */
async function deliverAgain(world: World, sent: Sent): Promise<void> {
  const { session, call, key, answer } = sent;
  if (answer === null) {
    if (world.sessions.includes(session)) await deliver(world, sent);
    return;
  }
  const again = await send(world, { sessionId: session.id, call, key });
  expect(again.json()).toEqual(answer);
  expect(again.headers).toHaveProperty('idempotency-replayed', 'true');
}

async function doAgain(world: World, back: number): Promise<void> {
  const sent = world.sent.at(-back);
  if (sent) await deliverAgain(world, sent);
}

async function start(world: World, { words, relearn }: Extract<Act, { do: 'start' }>): Promise<void> {
  const ids = words.map((word) => world.ids[word]);
  const begin = relearn ? startRelearn : startSession;
  if (words.some((word) => world.deleted.has(word))) return;
  world.sessions.push({ id: await begin(world.learner, ids, 1), model: startModel(words, world.history) });
}

async function remove(world: World, word: number): Promise<void> {
  const response = await world.learner.inject({ method: 'DELETE', url: `/vocabulary/${world.ids[word]}` });
  expect(response.statusCode).toBe(world.deleted.has(word) ? 404 : 200);
  if (world.deleted.has(word)) return;
  world.deleted.add(word);
  for (const { model } of world.sessions.filter((session) => !session.model.ended))
    model.items = model.items.filter((item) => item.word !== word);
  world.sessions = world.sessions.filter(({ model }) => model.ended || model.items.length > 0);
}

async function take(world: World, each: Act): Promise<void> {
  if (each.do === 'call') await doCall(world, each);
  else if (each.do === 'again') await doAgain(world, each.back);
  else if (each.do === 'start') await start(world, each);
  else if (each.do === 'delete') await remove(world, each.word);
  else wait(each.minutes);
}

function wait(minutes: number): void {
  server.setNow(new Date(server.platform.now().getTime() + minutes * 60_000));
}

async function rowsOf(query: SQL) {
  return (await server.platform.db.execute(query)).rows;
}

async function compare({ learner, ids, sessions, deleted }: World): Promise<void> {
  for (const { id, model } of sessions) {
    const real = quiz(learner, id);
    const { learnDetails, endedAt } = await real.read();
    expect(endedAt !== null).toBe(model.ended);
    expect(learnDetails.map(({ vocabularyId, status }) => ({ vocabularyId, status }))).toEqual(
      model.items.map(({ word, status }) => ({ vocabularyId: deleted.has(word) ? null : ids[word], status })),
    );
    expect(await real.progress()).toEqual(progressOf(model.items.map(({ status }) => status)));
    expect(
      await rowsOf(
        sql`select count(*)::int as n from reviews where user_id = ${learner.id} and session_id = ${id}`,
      ),
    ).toEqual([{ n: logOf(model).length }]);
  }
  await derivedAgree(server.platform, learner);
}

const RUNS = LONG ? 300 : 8;

test(
  'sessions are what their model says, whatever is done to them in whatever order',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (acts) => {
        server.setNow(START);
        const learner = await server.createLearner();
        const ids = await addWords(learner, WORDS);
        const world: World = {
          ...{ learner, ids, sessions: [], history: [], sent: [] },
          ...{ deleted: new Set(), accepted: new Set() },
        };
        await take(world, { do: 'start', words: [0, 1, 2], relearn: false });
        for (const each of acts) await take(world, each);
        for (const sent of world.sent) if (sent.answer !== null) await deliverAgain(world, sent);
        await compare(world);
      }),
      { numRuns: RUNS },
    );
  },
  RUNS * 5000,
);

test(
  'done in parallel, every status is left once and every answer is recorded once',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (acts) => {
        const learner = await server.createLearner();
        const ids = await addWords(learner, WORDS);
        const session = await startSession(learner, ids, 1);
        const answersTo = new Map<string, LightMyRequestResponse[]>();
        const sent: { call: Call; key: string }[] = [];
        const deliverOnce = async ({ call, key }: { call: Call; key: string }) => {
          const answered = await send({ learner, ids }, { sessionId: session, call, key });
          answersTo.set(key, [...(answersTo.get(key) ?? []), answered]);
          return answered;
        };
        const calls = acts.map((each, place) => {
          if (each.do === 'call') sent.push({ call: each.call, key: `call-${place}` });
          const next = each.do === 'call' ? sent.at(-1) : each.do === 'again' ? sent.at(-each.back) : null;
          if (next) return deliverOnce(next);
          return each.do === 'delete'
            ? learner.inject({ method: 'DELETE', url: `/vocabulary/${ids[each.word]}` })
            : learner.inject(`/learn/session/${session}`);
        });
        for (const answered of await Promise.all(calls)) expect(answered.statusCode).toBeLessThan(500);
        for (const copies of answersTo.values()) {
          const done = copies.filter(({ statusCode }) => statusCode === 200);
          expect(new Set(done.map(({ body }) => body)).size).toBeLessThanOrEqual(1);
          const first = done.filter(({ headers }) => headers['idempotency-replayed'] === undefined);
          expect(first).toHaveLength(Math.min(1, done.length));
        }
        const rows = sql`
        select (select count(*) from reviews where user_id = ${learner.id} and vocabulary_id is not null)::int as reviews,
               (select count(*) from learn_details where user_id = ${learner.id} and status <> 0 and vocabulary_id is not null)::int as answered,
               (select count(*) from learn_details d left join learning_sessions s on s.user_id = d.user_id and s.id = d.session_id
                 where d.user_id = ${learner.id} and s.id is null)::int as orphans`;
        const [figures] = await rowsOf(rows);
        expect(figures?.['orphans']).toBe(0);
        expect(figures?.['reviews']).toBe(figures?.['answered']);
        await derivedAgree(server.platform, learner);
      }),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  },
  RUNS * 5000,
);

test('deleting the account leaves no row', async () => {
  const learner = await server.createLearner();
  const words = await addWords(learner, WORDS);
  const first = quiz(learner, await startSession(learner, words, 1));
  await first.answer(words[0], 'かさ');
  await first.end();
  await quiz(learner, await startSession(learner, words, 2)).review(words[1]);
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
    'vacations',
    'reviews',
    'answer_quarters',
    'due_quarters',
    'word_counts',
    'idempotency_keys',
    'chat_messages',
    'chat_cards',
  ];
  for (const table of tables) {
    const left = sql`select count(*)::int as rows from ${sql.identifier(table)} where user_id = ${learner.id}`;
    expect((await server.platform.db.execute(left)).rows).toEqual([{ rows: 0 }]);
  }
});
