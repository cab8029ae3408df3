import type { TestLearner } from '../testing/test-server';
import { addWords, sharedWordServer } from '../vocabulary/testing/word-server';
import { start } from './testing/quiz';
import type { WordHint } from './word-hint.schemas';

const server = sharedWordServer();

const HOT = [
  { en_word: 'hot (weather)', kanji: '暑い', hiragana: 'あつい', alternatives: ['sultry'] },
  { en_word: 'hot (thing)', kanji: '熱い', hiragana: 'あつい' },
  { en_word: 'hot; spicy', kanji: '辛い', hiragana: 'からい' },
  { en_word: 'cold', kanji: '寒い', hiragana: 'さむい' },
  { en_word: 'hot', hiragana: 'ほっと', status: false },
];

const ask = ({ inject }: TestLearner, session: number, word: number | undefined) =>
  inject(`/learn/learn-detail/${session}/${word}/hint`);

test.each([
  [1, ['sultry'], ['hot (thing)', null], ['hot; spicy', '辛い']],
  [3, ['sultry'], ['hot (thing)', null], ['hot; spicy', '辛い']],
])(
  'in mode %i a hint tells other meanings and the saved words that share the prompt',
  async (mode, meanings, ...others) => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, HOT);
    const answer = await ask(learner, await start(learner, ids.slice(0, 1), mode), ids[0]);
    const { data } = answer.json<{ data: WordHint }>();
    expect(data).toEqual({
      meanings,
      namesakes: others.map(([enWord, jaWord], index) => ({ id: ids[index + 1], enWord, jaWord })),
    });
  },
);

test.each([2, 4])('in mode %i, which asks for the meaning, a hint tells none', async (mode) => {
  const learner = await server.createLearner();
  const ids = await addWords(learner, HOT);
  const answer = await ask(learner, await start(learner, ids.slice(0, 1), mode), ids[0]);
  expect(answer.json()).toEqual({ data: { meanings: [], namesakes: [] } });
});

test('another learner’s words and sessions are not there', async () => {
  const learner = await server.createLearner();
  const [id] = await addWords(learner, HOT.slice(0, 1));
  const session = await start(learner, [id]);
  const stranger = await server.createLearner();
  await addWords(stranger, HOT);
  expect((await ask(stranger, session, id)).statusCode).toBe(404);
  expect((await ask(learner, session, 999_999)).statusCode).toBe(404);
  expect((await ask(learner, session, id)).json()).toEqual({ data: { meanings: ['sultry'], namesakes: [] } });
});
