import { addWords, sharedWordServer } from './testing/word-server';

const server = sharedWordServer();

async function kanjiOf(fields: { hiragana: string; kanji?: string }) {
  const learner = await server.createLearner();
  const [id] = await addWords(learner, [{ en_word: 'thing', ...fields }]);
  const answer = await learner.inject(`/vocabulary/${id}`);
  return answer.json<{ kanji: { kanji: string }[] }>().kanji;
}

test('a word comes with what is known of its kanji', async () => {
  const [train, ...others] = await kanjiOf({ hiragana: 'でんしゃ', kanji: '電車' });
  expect(train).toEqual({
    kanji: '電',
    meanings: ['electricity'],
    onyomi: ['デン'],
    kunyomi: [],
    strokes: 13,
    grade: 2,
    level: 'N5',
  });
  expect(others.map(({ kanji }) => kanji)).toEqual(['車']);
});

test('a word without kanji has none', async () => {
  expect(await kanjiOf({ hiragana: 'りんご' })).toEqual([]);
});
