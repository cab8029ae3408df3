import type { WordTraits } from '@kotoba/language';
import { fixtureLanguage } from '../../../../../engines/language/src/testing/fixture-language';
import type { EntryInput } from '../vocabulary/entry.schemas';
import { addWords, sharedWordServer } from '../vocabulary/testing/word-server';
import { quiz, start } from './testing/quiz';

const nothing: WordTraits = { usage: null, takesObject: null, register: null };
const traits: Readonly<Record<string, Partial<WordTraits>>> = {
  暑い: { usage: 'of the weather or a room' },
  開ける: { takesObject: true },
  開く: { takesObject: false },
  父: { register: 'own' },
  お父さん: { register: 'polite' },
};

const server = sharedWordServer({
  language: fixtureLanguage({ traitsOf: async ({ ja_word }) => ({ ...nothing, ...traits[ja_word] }) }),
});

const words = {
  weather: { en_word: 'hot', hiragana: 'あつい', kanji: '暑い', part_of_speech: 'i-adjective' },
  spicy: { en_word: 'spicy; hot', hiragana: 'からい', kanji: '辛い', part_of_speech: 'i-adjective' },
  remark: { en_word: 'hot (weather)', hiragana: 'あつい', kanji: '暑い', part_of_speech: 'i-adjective' },
  openDoor: { en_word: 'to open', hiragana: 'あける', kanji: '開ける', part_of_speech: 'verb' },
  opens: { en_word: 'to open', hiragana: 'あく', kanji: '開く', part_of_speech: 'verb' },
  father: { en_word: 'father', hiragana: 'ちち', kanji: '父', part_of_speech: 'noun' },
  dad: { en_word: 'father; dad', hiragana: 'おとうさん', kanji: 'お父さん', part_of_speech: 'noun' },
  answer: { en_word: 'answer', hiragana: 'こたえ', kanji: '答え', part_of_speech: 'noun' },
  toAnswer: { en_word: 'to answer', hiragana: 'こたえる', kanji: '答える', part_of_speech: 'verb' },
  umbrella: { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘', part_of_speech: 'noun' },
} as const satisfies Record<string, EntryInput>;

/** What tells the first of some saved words apart when a session over it is opened. */
async function apartOf(saved: readonly EntryInput[], mode = 1) {
  const learner = await server.createLearner();
  const [asked] = await addWords(learner, saved);
  const session = quiz(learner, await start(learner, [asked], mode));
  return (await session.read()).learnDetails[0]?.apart;
}

test.each<[string, readonly EntryInput[], object]>([
  [
    'what it is said of',
    [words.weather, words.spicy],
    { usage: 'of the weather or a room', notMeant: ['辛い'] },
  ],
  ['that it is done to something', [words.openDoor, words.opens], { takesObject: true }],
  ['that it happens by itself', [words.opens, words.openDoor], { takesObject: false }],
  ['whose it is', [words.father, words.dad], { register: 'own' }],
  ['that it is polite', [words.dad, words.father], { register: 'polite', meanings: [] }],
  ['its part of speech', [words.answer, words.toAnswer], { kind: true }],
])(
  'of words with one English, the prompt shows %s before the word is asked (ANS-39)',
  async (_, saved, told) => {
    expect(await apartOf(saved)).toMatchObject(told);
    expect(await apartOf(saved, 3)).toMatchObject(told);
  },
);

test.each<[string, readonly EntryInput[], number]>([
  ['fits no other word', [words.umbrella, words.weather], 1],
  ['says it itself', [words.remark, words.spicy], 1],
  ['is Japanese', [words.weather, words.spicy], 2],
])('nothing is told where the prompt %s', async (_, saved, mode) => {
  expect(await apartOf(saved, mode)).toBeUndefined();
});

test('a word that is no longer saved, or another learner’s, is nothing to be told apart from', async () => {
  const stranger = await server.createLearner();
  await addWords(stranger, [words.spicy]);
  const learner = await server.createLearner();
  const [asked, other] = await addWords(learner, [words.weather, words.spicy]);
  await learner.inject({
    url: '/vocabulary/update-status',
    body: { vocabulary_ids: [other], status: false },
  });
  const session = quiz(learner, await start(learner, [asked], 1));
  expect((await session.read()).learnDetails[0]?.apart).toBeUndefined();
});

test('an ended session tells nothing apart: it is asked no more', async () => {
  const learner = await server.createLearner();
  const [asked] = await addWords(learner, [words.weather, words.spicy]);
  const session = quiz(learner, await start(learner, [asked], 1));
  await session.end();
  expect((await session.read()).learnDetails[0]?.apart).toBeUndefined();
});
