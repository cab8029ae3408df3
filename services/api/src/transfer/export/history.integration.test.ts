import { unzipSync } from 'fflate';
import initSqlJs from 'sql.js';
import { quiz, start } from '../../learning/testing/quiz';
import type { TestLearner } from '../../testing/test-server';
import { addWords, sharedWordServer, START } from '../../vocabulary/testing/word-server';
import type { WordHistory } from '../../learning/word-history.schemas';

const server = sharedWordServer();

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const at = (ms: number) => new Date(START.getTime() + ms);

const umbrella = { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' };
const station = { en_word: 'station', hiragana: 'えき', kanji: '駅' };

async function answerAt(learner: TestLearner, ms: number, id: number | undefined, typed: string, mode = 2) {
  server.setNow(at(ms));
  const session = quiz(learner, await start(learner, [id], mode));
  await session.answer(id, typed);
  await session.end();
}

/** A learner who knew the umbrella three times by its reading, then forgot it, and wrote it once; the station was never asked. */
async function practised() {
  const learner = await server.createLearner();
  const [id, unasked] = await addWords(learner, [umbrella, station]);
  for (const ms of [0, 20 * MINUTE, 10 * DAY]) await answerAt(learner, ms, id, 'umbrella');
  await answerAt(learner, 12 * DAY, id, 'station');
  await answerAt(learner, 12 * DAY, id, 'かさ', 1);
  return { learner, id, unasked };
}

interface Row {
  direction: string;
  id: number;
  ease: number;
  ivl: number;
  lastIvl: number;
  time: number;
  type: number;
}

async function jsonOf({ inject }: TestLearner) {
  const file = await inject('/vocabulary/export?format=json&sort_by=oldest');
  return file.json<{ vocabulary: { id: number; reviews: Row[] }[] }>().vocabulary;
}

async function packageOf({ inject }: TestLearner) {
  const file = await inject('/vocabulary/export?format=apkg&sort_by=oldest');
  const SQL = await initSqlJs();
  const db = new SQL.Database(unzipSync(file.rawPayload)['collection.anki2']);
  return (query: string) => db.exec(query)[0]?.values ?? [];
}

test('every answer goes along in JSON, as Anki tells of it', async () => {
  const { learner, id, unasked } = await practised();
  const [asked, other] = await jsonOf(learner);
  expect([asked?.id, other?.id]).toEqual([id, unasked]);
  expect(other?.reviews).toEqual([]);
  const rows = asked?.reviews ?? [];
  expect(rows.map(({ direction, ease, type }) => [direction, ease, type])).toEqual([
    ['recall', 3, 0],
    ['recognition', 3, 0],
    ['recognition', 3, 0],
    ['recognition', 3, 1],
    ['recognition', 1, 1],
  ]);
  expect(rows.slice(1).map((row) => row.id)).toEqual(
    [0, 20 * MINUTE, 10 * DAY, 12 * DAY].map((ms) => at(ms).getTime()),
  );
});

test('an Anki package has the same answers on the cards that they belong to', async () => {
  const { learner, id } = await practised();
  const [asked] = await jsonOf(learner);
  const valuesOf = await packageOf(learner);
  const log = valuesOf(
    `select c.ord, r.ease, r.ivl, r.lastIvl, r.type from revlog r join cards c on c.id = r.cid
     join notes n on n.id = c.nid where n.guid = 'kotoba-${id}' order by c.ord desc, r.id`,
  );
  expect(log).toEqual(
    asked?.reviews.map(({ direction, ease, ivl, lastIvl, type }) => [
      direction === 'recall' ? 1 : 0,
      ease,
      ivl,
      lastIvl,
      type,
    ]),
  );
  expect(valuesOf('select count(*), count(distinct id) from revlog')).toEqual([[5, 5]]);
});

test('its cards go on where they stand here', async () => {
  const { learner, id } = await practised();
  const history = (await learner.inject(`/vocabulary/${id}/history`)).json<{ data: WordHistory }>().data;
  const memoryOf = (direction: string) => history.memories.find((memory) => memory.direction === direction);
  const valuesOf = await packageOf(learner);
  const cards = valuesOf(
    `select c.ord, c.type, c.queue, c.due, c.reps, c.lapses from cards c join notes n on n.id = c.nid
     order by n.id, c.ord`,
  );
  const secondsOf = (direction: string) => Date.parse(memoryOf(direction)?.due ?? '') / 1000;
  expect(cards).toEqual([
    [0, 3, 1, secondsOf('recognition'), 4, 1],
    [1, 1, 1, secondsOf('recall'), 1, 0],
    [0, 0, 0, 2, 0, 0],
    [1, 0, 0, 2, 0, 0],
  ]);
  const [[data] = []] = valuesOf(`select data from cards where reps = 4`);
  expect(JSON.parse(String(data))).toEqual({ s: expect.any(Number), d: expect.any(Number) });
});

test('a card under review is due on its day, counted from that of the package', async () => {
  const learner = await server.createLearner();
  const [id] = await addWords(learner, [umbrella]);
  for (const ms of [0, 20 * MINUTE]) await answerAt(learner, ms, id, 'umbrella');
  const history = (await learner.inject(`/vocabulary/${id}/history`)).json<{ data: WordHistory }>().data;
  server.setNow(at(DAY));
  const valuesOf = await packageOf(learner);
  const [[type, due, ivl] = []] = valuesOf('select type, due, ivl from cards where reps > 0');
  const days = Math.floor((Date.parse(history.next_due ?? '') - at(DAY).getTime()) / DAY);
  expect([type, due]).toEqual([2, days]);
  expect(Number(ivl)).toBeGreaterThanOrEqual(1);
});
