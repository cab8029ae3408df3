import type { FurtherAnswers } from '@kotoba/japanese/answers';
import { fixtureLanguage } from '../../../../../engines/language/src/testing/fixture-language';
import type { EntryInput } from '../vocabulary/entry.schemas';
import { addWords, sharedWordServer } from '../vocabulary/testing/word-server';
import { quiz, resultOf, start } from './testing/quiz';

const nothing: FurtherAnswers = { meanings: [], forms: [] };
const known: Readonly<Record<string, Partial<FurtherAnswers>>> = {
  父: {
    meanings: ['dad'],
    forms: [
      { text: 'おとうさん', shown: 'お父さん', reason: 'kin_polite' },
      { text: 'お父さん', shown: 'お父さん', reason: 'kin_polite' },
    ],
  },
  明日: { forms: [{ text: 'あす', shown: 'あす', reason: 'second_reading' }] },
};

/** Words that were looked up. */
const lookedUp: string[] = [];
beforeEach(() => {
  lookedUp.length = 0;
});

const server = sharedWordServer({
  language: fixtureLanguage({
    furtherAnswers: async ({ ja_word }) => {
      lookedUp.push(ja_word);
      return { ...nothing, ...known[ja_word] };
    },
  }),
});

const father = { en_word: 'father', hiragana: 'ちち', kanji: '父' };
const tomorrow = { en_word: 'tomorrow', hiragana: 'あした', kanji: '明日' };

async function answered(words: readonly EntryInput[], mode: number, typed: string) {
  const learner = await server.createLearner();
  const [asked] = await addWords(learner, words);
  const session = quiz(learner, await start(learner, [asked], mode));
  return { learner, asked, session, result: resultOf(await session.answer(asked, typed)) };
}

test.each<[string, EntryInput, number, string, object]>([
  [
    'the polite word for kin, with that word',
    father,
    1,
    'おとうさん',
    { reason: 'kin_polite', matched: 'お父さん', correctAnswer: 'ちち' },
  ],
  ['its kanji', father, 3, 'お父さん', { reason: 'kin_polite', matched: 'お父さん', correctAnswer: '父' }],
  ['a second reading', tomorrow, 1, 'asu', { reason: 'second_reading', matched: 'あす' }],
  ['an everyday synonym', father, 4, 'dad', { reason: 'synonym' }],
])('%s is right for a word that stores none of it, and recorded', async (_, word, mode, typed, told) => {
  const { result, session } = await answered([word], mode, typed);
  expect(result).toMatchObject({ verdict: 'correct', isCorrect: true, recorded: true, ...told });
  expect(await session.statuses()).toEqual([1]);
  const [item] = (await session.read()).learnDetails;
  expect(item?.answer).toMatchObject({ typed, verdict: 'correct', reason: result.reason });
});

test('a word that the learner has saved for itself is that word', async () => {
  const polite = { en_word: 'father', hiragana: 'おとうさん', kanji: 'お父さん' };
  const { result, session } = await answered([father, polite], 1, 'おとうさん');
  expect(result).toMatchObject({ verdict: 'retry', reason: 'alternate', recorded: false });
  expect(await session.statuses()).toEqual([0]);
});

test('what the learner does not accept for a word stays wrong', async () => {
  const { result } = await answered([{ ...father, blocked_answers: ['dad'] }], 4, 'dad');
  expect(result).toMatchObject({ verdict: 'incorrect', reason: 'blocked' });
});

test('an answer that is right by what the word stores needs no look-up', async () => {
  await answered([father], 1, 'ちち');
  await answered([father], 1, ' ');
  expect(lookedUp).toEqual([]);
  await answered([father], 1, 'はは');
  expect(lookedUp).toEqual(['父']);
});

test('outside a session the same is right', async () => {
  const { learner, asked } = await answered([father], 1, 'はは');
  const body = { userAnswer: 'おとうさん', type: 'kana', vocabularyId: asked };
  const free = resultOf(await learner.inject({ url: '/learn/check-answer', body }));
  expect(free).toMatchObject({ isCorrect: true, reason: 'kin_polite', recorded: false });
});
