import { isPartOfSpeech } from '@kotoba/contracts';
import cases from '../../../../packages/japanese/src/answers/testing/worked-cases.json';
import type { EntryInput } from '../vocabulary/entry.schemas';
import { addWords, sharedWordServer } from '../vocabulary/testing/word-server';
import { quiz, resultOf, start } from './testing/quiz';

const server = sharedWordServer();

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

test.each(cases.map((each) => [each.id, each] as const))('the worked case %s', async (_id, each) => {
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
const month = { en_word: 'one month', hiragana: 'いっかげつ', kanji: '一ヶ月' };
const ice = { en_word: 'iced coffee', katakana: 'アイス・コーヒー' };
const two = { en_word: 'two', hiragana: 'に', kanji: '二' };
const violin = { en_word: 'violin', katakana: 'ヴァイオリン' };

test.each<[string, number, EntryInput, string, string]>([
  ['decomposed が', 1, school, 'がっこう'.normalize('NFD'), 'correct'],
  ['U+3000 around the answer', 1, school, '　がっこう　', 'correct'],
  ['a zero-width space and a BOM inside', 1, school, '\ufeffがっ\u200bこう', 'correct'],
  ['right-to-left marks', 1, school, '\u200fがっこう\u202c', 'correct'],
  ['emoji', 1, school, '🏫', 'incorrect'],
  ['10,000 characters', 1, school, 'が'.repeat(10_000), 'rejected'],
  ['half-width kana', 1, { en_word: 'bread', katakana: 'パン' }, 'ﾊﾟﾝ', 'correct'],
  ['vu', 1, violin, 'vaiorin', 'correct'],
  ['ゔ in hiragana', 1, violin, 'ゔぁいおりん', 'correct'],
  ['ゐ', 1, { en_word: 'well', hiragana: 'ゐど', kanji: '井戸' }, 'ゐど', 'correct'],
  ['ケ for ヶ', 3, month, '一ケ月', 'correct'],
  ['か for ヶ', 3, month, '一か月', 'correct'],
  ['a middle dot left out', 1, ice, 'アイスコーヒー', 'correct'],
  ['a full-width 2 where a digit is the meaning', 2, { ...two, en_word: '2' }, '２', 'correct'],
  ['a digit for the kanji', 3, two, '2', 'incorrect'],
  ['an entry without kana', 1, { en_word: 'rain', kanji: '雨', romaji: 'ame' }, 'あめ', 'correct'],
  ['an entry without kanji, asked for kanji', 3, { en_word: 'rain', hiragana: 'あめ' }, 'あめ', 'correct'],
  ['HTML in a meaning', 2, { ...school, en_word: '<b>school</b> & more' }, '<b>school</b> & more', 'correct'],
  ['% in a meaning stands for itself', 2, { ...school, en_word: '100%' }, '%', 'incorrect'],
  ['_ in a meaning', 2, { ...school, en_word: 'a_b' }, 'a_b', 'correct'],
])('%s', async (_trap, mode, word, input, verdict) => {
  const { response, result } = await answered(mode, [word], input);
  expect(response.statusCode).toBe(200);
  expect(result.verdict).toBe(verdict);
});
