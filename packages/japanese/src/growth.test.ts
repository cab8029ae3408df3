import { steepPieces } from '@kotoba/contracts/testing';
import * as japanese from '.';
import { checkAnswer, meaningKeys, osaDistance, type AnswerEntry } from './answers';
import { lookalikeKey, spellingKey, withoutOkurigana } from './answers/japanese/spelling-key';
import { normaliseEnglish } from './answers/english/normalise-english';
import { romajiKeys } from './romaji/parse-romaji';

/** Of a word; the text that must not take long is ten times as long, four times a sentence. */
const LENGTH = 200;

const word = { ja_word: '亜', hiragana: 'あ', katakana: null };

test.each<[string, (text: string) => unknown]>([
  ['hasJapanese', japanese.hasJapanese],
  ['hasKanji', japanese.hasKanji],
  ['hasLatin', japanese.hasLatin],
  ['isKana', japanese.isKana],
  ['normaliseJapanese', japanese.normaliseJapanese],
  ['foldForSearch', japanese.foldForSearch],
  ['kanaKey', japanese.kanaKey],
  ['moraCount', japanese.moraCount],
  ['toHiragana', japanese.toHiragana],
  ['toKatakana', japanese.toKatakana],
  ['parseRomaji', japanese.parseRomaji],
  ['romajiKeys', romajiKeys],
  ['toRomaji', japanese.toRomaji],
  ['romajiAgrees', (text) => japanese.romajiAgrees(text, text)],
  ['alignFurigana over itself', (text) => japanese.alignFurigana(text, text)],
  ['sentenceSegments', (text) => japanese.sentenceSegments(text, text, word)],
  ['spellingKey', spellingKey],
  ['lookalikeKey', lookalikeKey],
  ['withoutOkurigana', withoutOkurigana],
  ['normaliseEnglish', normaliseEnglish],
  ['meaningKeys', meaningKeys],
])('%s takes no more than its text', (_name, work) => expect(steepPieces(work, LENGTH)).toEqual([]));

it('compares two texts of which one is a slip of the other in no more than their length', () => {
  expect(steepPieces((text) => osaDistance(text, `b${text.slice(1)}a`, 4), 40)).toEqual([]);
});

const isEnglishWord = (text: string): boolean => text.length > 3;

/** A word whose every field is one long text. */
const entryOf = (text: string): AnswerEntry => ({
  en: text,
  hiragana: text,
  katakana: text,
  kanji: text,
  romaji: text,
  word: text,
  pos: 'noun',
  alternatives: [text, `${text}a`, `a${text}`],
  blocked: [`b${text}`],
});

/** Modes 1 and 4 ask like these two. */
test.each([2, 3])('an answer in mode %i takes no more than its text and that of its word', (mode) => {
  const judge = (text: string) =>
    checkAnswer({
      mode,
      entry: entryOf(text),
      otherSaved: [entryOf(`${text}c`)],
      input: `${text.slice(0, 198)}d`,
      isEnglishWord,
    });
  expect(steepPieces(judge, 20)).toEqual([]);
});
