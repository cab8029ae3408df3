import { eq } from 'drizzle-orm';
import type { TestLearner } from '../../testing/test-server';
import { addWords, manyWords, sharedWordServer } from '../vocabulary/testing/word-server';
import { reviews } from './learning.tables';
import { quiz, resultOf, start } from './testing/quiz';
import { isPartOfSpeech } from '@kotoba/contracts';
import cases from '../../../../../packages/japanese/src/answers/testing/worked-cases.json';
import type { EntryInput } from '../vocabulary/entry.schemas';

const server = sharedWordServer();

/** How often the same is sent at the same time. */
const TIMES = LONG ? 20 : 6;

const umbrella = { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' };

async function oneWord(mode = 1, word: Parameters<typeof addWords>[1][number] = umbrella) {
  const learner = await server.createLearner();
  const [id = 0] = await addWords(learner, [word]);
  return { learner, id, session: quiz(learner, await start(learner, [id], mode)) };
}

const reviewsOf = ({ id }: TestLearner) =>
  server.platform.db.select().from(reviews).where(eq(reviews.userId, id));

test('an answer tells whether it was right, and why', async () => {
  const { id, session } = await oneWord();
  expect((await session.answer(id, 'かさ')).json()).toEqual({
    data: {
      isCorrect: true,
      correctAnswer: 'かさ',
      verdict: 'correct',
      reason: 'exact',
      recorded: true,
      matched: null,
      hint: null,
      other: null,
    },
  });
});

test.each([
  ['blank', '  '],
  ['over 200 characters', 'か'.repeat(201)],
  ['10,000 characters', 'か'.repeat(10_000)],
])('an answer that is %s is rejected, and nothing is written', async (_, answer) => {
  const { learner, id, session } = await oneWord();
  const rejected = await session.answer(id, answer);
  expect(rejected.statusCode).toBe(200);
  expect(resultOf(rejected)).toMatchObject({
    verdict: 'rejected',
    isCorrect: false,
    correctAnswer: '',
    recorded: false,
  });
  expect(await session.statuses()).toEqual([0]);
  expect(await reviewsOf(learner)).toEqual([]);
});

test.each([
  ['NUL', 'a\0'],
  ['a lone surrogate', '\udfff'],
  ['a number', 5],
  ['nothing', undefined],
])('an answer of %s is bad input', async (_, answer) => {
  const { id, session } = await oneWord();
  expect((await session.answer(id, answer)).statusCode).toBe(400);
});

test('a right answer sent twice is one answer', async () => {
  const { learner, id, session } = await oneWord();
  const first = await session.answer(id, 'かさ');
  expect((await session.answer(id, ' かさ\u3000')).json()).toEqual(first.json());
  expect(await reviewsOf(learner)).toHaveLength(1);
});

test('sent many times in parallel, it is one answer', async () => {
  const { learner, id, session } = await oneWord();
  const answers = await Promise.all(Array.from({ length: TIMES }, () => session.answer(id, 'ちがう')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await reviewsOf(learner)).toHaveLength(1);
  expect(await session.statuses()).toEqual([2]);
});

test('right and wrong in parallel: one of them counts, and it stays', async () => {
  const { learner, id, session } = await oneWord();
  const answers = await Promise.all(
    Array.from({ length: TIMES }, (_, index) => session.answer(id, index % 2 ? 'かさ' : `ちがう${index}`)),
  );
  const recorded = answers.map(resultOf).filter((result) => result.recorded);
  const [status] = await session.statuses();
  expect(new Set(recorded.map(({ isCorrect }) => isCorrect)).size).toBe(1);
  expect(status).toBe(recorded[0]?.isCorrect ? 1 : 2);
  expect(await reviewsOf(learner)).toHaveLength(1);
});

test('a soft answer is not recorded and may be tried twice more', async () => {
  const { learner, id, session } = await oneWord();
  // In mode 1 kana are wanted: the kanji shows that the word is known.
  const soft = await session.answer(id, '傘');
  expect(resultOf(soft)).toMatchObject({
    verdict: 'retry',
    reason: 'kana_wanted',
    isCorrect: false,
    correctAnswer: '',
    recorded: false,
  });
  expect((await session.answer(id, '傘')).json()).toEqual(soft.json());
  expect(await session.statuses()).toEqual([0]);
  expect(await reviewsOf(learner)).toEqual([]);
  expect(resultOf(await session.answer(id, 'かさ'))).toMatchObject({ verdict: 'correct', recorded: true });
});

test('the third soft answer is incorrect, also one that was soft before', async () => {
  for (const third of ['school', '学校']) {
    const { id, session } = await oneWord(1, { en_word: 'school', hiragana: 'がっこう', kanji: '学校' });
    expect(resultOf(await session.answer(id, '学校'))).toMatchObject({
      verdict: 'retry',
      reason: 'kana_wanted',
    });
    expect(resultOf(await session.answer(id, 'がつこう'))).toMatchObject({
      verdict: 'retry',
      reason: 'small_kana',
    });
    expect(resultOf(await session.answer(id, third))).toMatchObject({
      verdict: 'incorrect',
      correctAnswer: 'がっこう',
      recorded: true,
    });
    expect(await session.statuses()).toEqual([2]);
  }
});

test('a wrong word that comes back is checked, and the first status stays', async () => {
  const { learner, id, session } = await oneWord();
  await session.answer(id, 'ちがう');
  expect(resultOf(await session.answer(id, 'かさ'))).toMatchObject({ isCorrect: true, recorded: false });
  expect(await session.statuses()).toEqual([2]);
  expect(await reviewsOf(learner)).toHaveLength(1);
});

test('a wrong word that was right when it came back is known to the session, so that it comes back no more', async () => {
  const { id, session } = await oneWord();
  await session.answer(id, 'ちがう');
  expect((await session.read()).learnDetails[0]).toMatchObject({
    practised: false,
    answer: { typed: 'ちがう', verdict: 'incorrect', correctAnswer: 'かさ' },
  });
  const practised = await session.answer(id, 'ちがう', true);
  expect(resultOf(practised)).toMatchObject({ verdict: 'incorrect', recorded: false });
  expect((await session.answer(id, 'ちがう', true)).json()).toEqual(practised.json());
  expect((await session.read()).learnDetails[0]).toMatchObject({ practised: false, status: 2 });
  await session.answer(id, 'かさ', true);
  expect((await session.read()).learnDetails[0]).toMatchObject({ practised: true, status: 2 });
});

test('strictness follows the learner’s settings', async () => {
  const { learner, id, session } = await oneWord(2, { en_word: 'umbrella', hiragana: 'かさ' });
  const { accountSettings } = await import('../../platform/database/accounts.tables');
  await server.platform.db
    .insert(accountSettings)
    .values({ userId: learner.id, strictness: 'exact' })
    .onConflictDoUpdate({ target: accountSettings.userId, set: { strictness: 'exact' } });
  expect(resultOf(await session.answer(id, 'umbrela'))).toMatchObject({ isCorrect: false });
});

test('another saved word of the same meaning is a retry, an unsaved one is wrong', async () => {
  const learner = await server.createLearner();
  const [asked, distractor] = await addWords(learner, [
    { en_word: 'to meet', hiragana: 'あう', kanji: '会う' },
    { en_word: 'meet', hiragana: 'であう', kanji: '出会う' },
  ]);
  const first = quiz(learner, await start(learner, [asked], 1));
  expect(resultOf(await first.answer(asked, 'であう'))).toMatchObject({
    verdict: 'retry',
    reason: 'alternate',
    hint: { moraCount: 2, firstKana: 'あ' },
    other: { id: distractor, enWord: 'meet', jaWord: '出会う', reading: 'であう' },
  });
  await learner.inject({
    url: '/vocabulary/update-status',
    body: { vocabulary_ids: [distractor], status: false },
  });
  const second = quiz(learner, await start(learner, [asked], 1));
  expect(resultOf(await second.answer(asked, 'であう'))).toMatchObject({ verdict: 'incorrect' });
});

test('blocked answers and alternatives count', async () => {
  const word = { ...umbrella, alternatives: ['parasol'], blocked_answers: ['brolly'] };
  const { id, session } = await oneWord(4, word);
  expect(resultOf(await session.answer(id, 'parasol'))).toMatchObject({ isCorrect: true });
  const other = await oneWord(4, word);
  expect(resultOf(await other.session.answer(other.id, 'brolly'))).toMatchObject({ verdict: 'incorrect' });
});

test('many words are answered at once', async () => {
  const learner = await server.createLearner();
  const ids = await addWords(learner, manyWords(8));
  const session = quiz(learner, await start(learner, ids, 2));
  const answers = await Promise.all(ids.map((id, index) => session.answer(id, `word ${index + 1}`)));
  expect(answers.every((answer) => resultOf(answer).isCorrect)).toBe(true);
  expect(await session.progress()).toMatchObject({ total: 8, correct: 8, percent: 100 });
});

describe('worked cases', () => {
  interface CaseEntry {
    readonly en: string;
    readonly hiragana?: string;
    readonly katakana?: string;
    readonly kanji?: string;
    readonly romaji?: string;
    readonly pos?: string;
    readonly alt_readings?: readonly string[];
    readonly alt_kanji?: readonly string[];
    readonly synonyms?: readonly string[];
    readonly blocked?: readonly string[];
  }

  /** An entry of the worked cases as a learner would save it. */
  function toInput({ en, hiragana, katakana, kanji, romaji, pos = '', ...more }: CaseEntry): EntryInput {
    const { alt_readings = [], alt_kanji = [], synonyms = [], blocked = [] } = more;
    return {
      en_word: en,
      ...(hiragana !== undefined && { hiragana }),
      ...(katakana !== undefined && { katakana }),
      ...(kanji !== undefined && { kanji }),
      ...(romaji !== undefined && { romaji }),
      ...(isPartOfSpeech(pos) && { part_of_speech: pos }),
      alternatives: [...alt_readings, ...alt_kanji, ...synonyms],
      blocked_answers: [...blocked],
    };
  }

  /** What a learner who saved these words gets for an answer to the first of them. */
  async function answered(mode: number, words: readonly EntryInput[], input: string) {
    const learner = await server.createLearner();
    const [asked] = await addWords(learner, words);
    const session = quiz(learner, await start(learner, [asked], mode));
    const response = await session.answer(asked, input);
    return { response, result: resultOf(response), statuses: await session.statuses() };
  }

  // Each of them is a test of the rules, too. Here: what is stored and asked for, and each outcome once.
  const outcomes = new Set<string>();
  const some = cases.filter(({ mode, verdict, other_saved }) => {
    const outcome = `${mode} ${verdict}`;
    const isNew = !outcomes.has(outcome);
    outcomes.add(outcome);
    return LONG || isNew || other_saved.length > 0;
  });
  test.each(some.map((each) => [each.id, each] as const))('%s', async (_id, each) => {
    const words = [each.entry as CaseEntry, ...(each.other_saved as CaseEntry[])].map(toInput);
    const { result, statuses } = await answered(each.mode, words, each.input);
    expect({
      verdict: result.verdict,
      isCorrect: result.isCorrect,
      recorded: result.recorded,
    }).toEqual({ verdict: each.verdict, isCorrect: each.isCorrect, recorded: each.recorded });
    expect(statuses).toEqual([each.recorded ? (each.isCorrect ? 1 : 2) : 0]);
  });

  const school = { en_word: 'school', hiragana: 'がっこう', kanji: '学校' };
  const two = { en_word: 'two', hiragana: 'に', kanji: '二' };

  test.each<[string, number, EntryInput, string, string]>([
    ['decomposed が', 1, school, 'がっこう'.normalize('NFD'), 'correct'],
    ['a zero-width space and a BOM inside', 1, school, '\ufeffがっ\u200bこう', 'correct'],
    ['emoji', 1, school, '🏫', 'incorrect'],
    ['half-width kana', 1, { en_word: 'bread', katakana: 'パン' }, 'ﾊﾟﾝ', 'correct'],
    ['a full-width 2 where a digit is the meaning', 2, { ...two, en_word: '2' }, '２', 'correct'],
    ['an entry without kana', 1, { en_word: 'rain', kanji: '雨', romaji: 'ame' }, 'あめ', 'correct'],
    ['an entry without kanji, asked for kanji', 3, { en_word: 'rain', hiragana: 'あめ' }, 'あめ', 'correct'],
    [
      'HTML in a meaning',
      2,
      { ...school, en_word: '<b>school</b> & more' },
      '<b>school</b> & more',
      'correct',
    ],
    ['% in a meaning stands for itself', 2, { ...school, en_word: '100%' }, '%', 'incorrect'],
    ['_ in a meaning', 2, { ...school, en_word: 'a_b' }, 'a_b', 'correct'],
  ])('%s', async (_trap, mode, word, input, verdict) => {
    const { response, result } = await answered(mode, [word], input);
    expect(response.statusCode).toBe(200);
    expect(result.verdict).toBe(verdict);
  });
});

describe('words that could be meant as well', () => {
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
});
