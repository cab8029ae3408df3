import { sql } from 'drizzle-orm';
import type { TestLearner } from '../testing/test-server';
import { countSaved, sharedWordServer, START } from '../vocabulary/testing/word-server';
import { removeDeletedNotes } from './notes.repository';
import type { Note } from './notes.schemas';
import { notesOf, settled } from './testing/note-taker';

const server = sharedWordServer();
const WEEK_MS = 7 * 24 * 3_600_000;

/** As a device sends a note whose answer it never got: the same text under the same key. */
const send = ({ inject }: TestLearner, content = 'WORD - umbrella') =>
  inject({ url: '/capture-notes', body: { content }, headers: { 'idempotency-key': 'kept-on-a-phone' } });

/** A note whose answer was lost; a week passes. */
async function sentLongAgo(): Promise<{ learner: TestLearner; note: Note; firstAnswer: unknown }> {
  const learner = await server.createLearner();
  const firstAnswer = (await send(learner)).json<{ note: Note }>();
  const note = await settled(learner, firstAnswer.note.id);
  return { learner, note, firstAnswer };
}
const aWeekPasses = (): void => server.setNow(new Date(START.getTime() + WEEK_MS));

test('a note that is sent again after a week is the note that it was, with its words', async () => {
  const { learner, note, firstAnswer } = await sentLongAgo();
  aWeekPasses();
  const again = await send(learner);
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(firstAnswer);
  expect(again.headers).toHaveProperty('idempotency-replayed', 'true');
  expect(await notesOf(learner)).toEqual([note]);
  expect(await countSaved(learner)).toBe(1);
});

test('notes that are captured later do not push the key out', async () => {
  const { learner, note } = await sentLongAgo();
  aWeekPasses();
  const url = '/capture-notes';
  const headers = { 'idempotency-key': 'another' };
  expect((await learner.inject({ url, body: { content: 'WORD - rain' }, headers })).statusCode).toBe(200);
  await send(learner);
  expect((await notesOf(learner)).map(({ content }) => content)).toEqual(['WORD - rain', note.content]);
});

test.each([
  ['while its deletion can be undone', false],
  ['when it is gone for good', true],
])('a note that was deleted does not come back, %s', async (_when, isGone) => {
  const { learner, note } = await sentLongAgo();
  expect((await learner.inject({ method: 'DELETE', url: `/capture-notes/${note.id}` })).statusCode).toBe(200);
  aWeekPasses();
  if (isGone) await removeDeletedNotes(server.platform.db, server.platform.now());
  expect((await send(learner)).statusCode).toBe(200);
  expect(await notesOf(learner)).toEqual([]);
});

test('a note that was edited meanwhile keeps its new text', async () => {
  const { learner, note } = await sentLongAgo();
  const edit = { method: 'PUT' as const, url: `/capture-notes/${note.id}`, body: { content: 'WORD - rain' } };
  expect((await learner.inject(edit)).statusCode).toBe(200);
  aWeekPasses();
  await send(learner);
  expect((await notesOf(learner)).map(({ content }) => content)).toEqual(['WORD - rain']);
});

test('another text under the key of a note is refused for good', async () => {
  const { learner } = await sentLongAgo();
  aWeekPasses();
  expect((await send(learner, 'WORD - rain')).statusCode).toBe(422);
});

test('the text of a note is not kept for its key', async () => {
  const { learner } = await sentLongAgo();
  const { rows } = await server.platform.db.execute<{ kept: string }>(
    sql`select to_jsonb(k)::text as kept from idempotency_keys k where user_id = ${learner.id}`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.kept).not.toContain('umbrella');
});
