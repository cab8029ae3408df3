import type { TestLearner } from '../testing/test-server';
import { addWords, manyWords, sharedWordServer, START } from '../vocabulary/testing/word-server';
import { quiz, start } from './testing/quiz';
import type { WordHistory } from './word-history.schemas';

const server = sharedWordServer();

const DAY = 24 * 3_600_000;
const days = (count: number) => new Date(START.getTime() + count * DAY);

const setAway = async ({ inject }: TestLearner, away: boolean): Promise<string | null> =>
  (await inject({ method: 'PUT', url: '/learn/vacation', body: { away } })).json<{
    data: { since: string | null };
  }>().data.since;
const since = async ({ inject }: TestLearner) =>
  (await inject('/learn/vacation')).json<{ data: { since: string | null } }>().data.since;
const due = async ({ inject }: TestLearner) =>
  (await inject('/learn/due?limit=200')).json<{
    data: { vocabularyIds: number[]; due: number; new: number; now: number; later: number };
  }>().data;
const week = async ({ inject }: TestLearner) =>
  (await inject('/learn/forecast')).json<{ data: { count: number }[] }>().data.map(({ count }) => count);
const dueOf = async ({ inject }: TestLearner, id: number | undefined) =>
  Date.parse((await inject(`/vocabulary/${id}/history`)).json<{ data: WordHistory }>().data.next_due ?? '');

/** A learner who forgot `count` words at the start: all of them are due soon afterwards. */
async function forgetful(count: number) {
  const learner = await server.createLearner();
  const ids = await addWords(learner, manyWords(count));
  const session = quiz(learner, await start(learner, ids, 2));
  for (const id of ids) await session.review(id);
  await session.end();
  return { learner, ids, session };
}

test('nothing is due while the learner is away, new words still are there', async () => {
  const { learner } = await forgetful(3);
  const [fresh] = await addWords(learner, [{ en_word: 'umbrella', hiragana: 'かさ' }]);
  server.setNow(days(1));
  expect((await due(learner)).due).toBe(3);
  expect(await since(learner)).toBeNull();
  expect(await setAway(learner, true)).toBe(days(1).toISOString());
  server.setNow(days(10));
  expect(await since(learner)).toBe(days(1).toISOString());
  expect(await due(learner)).toEqual({ vocabularyIds: [fresh], due: 0, new: 1, now: 0, later: 0 });
  expect(await week(learner)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  const summary = (await learner.inject('/stats/summary')).json<{ data: { due: number } }>().data;
  expect(summary.due).toBe(0);
});

test('back from vacation, all that was to come comes that much later', async () => {
  const { learner, ids } = await forgetful(2);
  const before = await Promise.all(ids.map((id) => dueOf(learner, id)));
  await setAway(learner, true);
  server.setNow(days(14));
  expect(await setAway(learner, false)).toBeNull();
  expect(await Promise.all(ids.map((id) => dueOf(learner, id)))).toEqual(before.map((at) => at + 14 * DAY));
  expect((await due(learner)).due).toBe(0);
  server.setNow(new Date(days(14).getTime() + DAY));
  expect((await due(learner)).due).toBe(2);
});

test('said twice it is said once', async () => {
  const { learner, ids } = await forgetful(1);
  const before = await dueOf(learner, ids[0]);
  await setAway(learner, true);
  server.setNow(days(2));
  expect(await setAway(learner, true)).toBe(START.toISOString());
  server.setNow(days(3));
  const answers = await Promise.all([1, 2, 3].map(() => setAway(learner, false)));
  expect(answers).toEqual([null, null, null]);
  expect(await dueOf(learner, ids[0])).toBe(before + 3 * DAY);
});

test('a vacation that ends as it begins puts nothing off, and can begin again', async () => {
  const { learner, ids } = await forgetful(1);
  const before = await dueOf(learner, ids[0]);
  for (const away of [true, false, true, false]) await setAway(learner, away);
  expect(await dueOf(learner, ids[0])).toBe(before);
});

test('what was answered on vacation is put off by the time since that answer', async () => {
  const { learner, ids } = await forgetful(1);
  await setAway(learner, true);
  server.setNow(days(4));
  await quiz(learner, await start(learner, ids, 2)).answer(ids[0], 'word 1');
  const answered = await dueOf(learner, ids[0]);
  server.setNow(days(10));
  await setAway(learner, false);
  expect(await dueOf(learner, ids[0])).toBe(answered + 6 * DAY);
});

test('an answer that is undone after a vacation leaves the word as late as it was', async () => {
  const { learner, ids } = await forgetful(1);
  await setAway(learner, true);
  server.setNow(days(5));
  await setAway(learner, false);
  const before = await dueOf(learner, ids[0]);
  server.setNow(days(6));
  const again = quiz(learner, await start(learner, ids, 2));
  await again.answer(ids[0], 'word 1');
  expect(await dueOf(learner, ids[0])).not.toBe(before);
  await again.undo(ids[0]);
  expect(await dueOf(learner, ids[0])).toBe(before);
});

test('one learner’s vacation is nobody else’s', async () => {
  const { learner } = await forgetful(1);
  const { learner: other } = await forgetful(1);
  await setAway(learner, true);
  server.setNow(days(1));
  expect((await due(other)).due).toBe(1);
  expect(await since(other)).toBeNull();
});

test.each([{}, { away: 'yes' }, { away: null }])('%j is refused', async (body) => {
  const learner = await server.createLearner();
  const answer = await learner.inject({ method: 'PUT', url: '/learn/vacation', body });
  expect(answer.statusCode).toBe(400);
});
