import type { EntryInput } from '../vocabulary/entry.schemas';
import { addWords, sharedWordServer } from '../vocabulary/testing/word-server';
import { quiz, resultOf, start } from './testing/quiz';

const server = sharedWordServer();

/** More words than are looked at for one answer. */
const MANY = 60;
const kanaOf = (index: number) =>
  `${'あいうえおかきくけこ'[index % 10]}${'さしすせそたちつ'[Math.floor(index / 10)]}`;
const many = (wordOf: (index: number) => EntryInput) =>
  Array.from({ length: MANY }, (_, index) => wordOf(index));

/** Answers the last of these words; the one before it is what is typed. */
async function answerLast(words: readonly EntryInput[], { mode, typed }: { mode: number; typed: string }) {
  const learner = await server.createLearner();
  const ids = await addWords(learner, words);
  const [other, asked] = ids.slice(-2);
  const session = quiz(learner, await start(learner, [asked], mode));
  return { other, result: resultOf(await session.answer(asked, typed)) };
}

const bridge = { en_word: 'bridge', hiragana: 'はし', kanji: '橋' };
const chopsticks = { en_word: 'chopsticks', hiragana: 'はし', kanji: '箸' };

test.each([
  [
    'reading, of many that share the meaning',
    many((index) => ({ en_word: 'to meet', hiragana: kanaOf(index) })),
    { en_word: 'meet', hiragana: 'であう', kanji: '出会う' },
    { en_word: 'to meet', hiragana: 'あう', kanji: '会う' },
    { mode: 1, typed: 'であう' },
  ],
  [
    'meaning, of many that share the reading',
    many((index) => ({ en_word: `word ${index}`, hiragana: 'はし' })),
    chopsticks,
    bridge,
    { mode: 2, typed: 'chopsticks' },
  ],
  [
    'meaning and shares the reading, of many that only have the meaning',
    many((index) => ({ en_word: 'chopsticks', hiragana: kanaOf(index) })),
    chopsticks,
    bridge,
    { mode: 2, typed: 'chopsticks' },
  ],
  [
    'reading and shares the meaning, of many that only have the reading',
    many((index) => ({ en_word: `word ${index}`, hiragana: 'であう' })),
    { en_word: 'meet', hiragana: 'であう', kanji: '出会う' },
    { en_word: 'to meet', hiragana: 'あう', kanji: '会う' },
    { mode: 1, typed: 'であう' },
  ],
])('the youngest word is found that has the typed %s', async (_, older, other, asked, answer) => {
  const given = await answerLast([...older, other, asked], answer);
  expect(given.result).toMatchObject({
    verdict: 'retry',
    reason: 'alternate',
    recorded: false,
    other: { id: given.other },
  });
});

test.each([
  ['katakana in it', '消しゴム', '消しゴム'],
  ['blanks around it', '消しゴム', ' 消しゴム '],
  ['another width', 'Tシャツ屋', 'Ｔシャツ屋'],
  ['half-width kana', '消しゴム', '消しｺﾞﾑ'],
  ['Latin capitals', 'Tシャツ屋', 'Tシャツ屋'],
  ['small Latin letters', 'Tシャツ屋', 'tシャツ屋'],
  ['a mark of repetition', '佐々木', '佐々木'],
  ['a repeated kanji', '佐々木', '佐佐木'],
  ['a mark of repetition for a kanji', '佐佐木', '佐々木'],
  ['a full stop', '娘。', '娘。'],
  ['a full stop that is not stored', '消しゴム', '消しゴム。'],
  ['decomposed voicing marks', '消しゴム', '消しコ\u3099ム'],
])('another saved word is known by its spelling with %s', async (_, kanji, typed) => {
  const asked = { en_word: 'tree', hiragana: 'き', kanji: '木' };
  const other = { en_word: 'thing', hiragana: 'よみ', kanji };
  const given = await answerLast([other, asked], { mode: 3, typed });
  expect(given.result).toMatchObject({
    verdict: 'incorrect',
    reason: 'other_word',
    other: { id: given.other },
  });
  const alike = await answerLast([{ ...other, en_word: 'a tree' }, asked], { mode: 3, typed });
  expect(alike.result).toMatchObject({ verdict: 'retry', reason: 'alternate', other: { id: alike.other } });
});
