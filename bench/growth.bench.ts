import { inPlainEnglish } from '../engines/assistant/src/embedded/intents/plain-english';
import { readIntent } from '../engines/assistant/src/embedded/intents/read-intent';
import {
  romajiSentence,
  tidy,
  unquote,
  withoutPoliteness,
} from '../engines/assistant/src/embedded/intents/text';
import { indexExpressions } from '../engines/language/src/authored/expressions';
import { loadLibrary } from '../engines/language/src/authored/library';
import { findFixes, readRules } from '../engines/language/src/correction/correct';
import { englishKey } from '../engines/language/src/english-key';
import { deinflect } from '../engines/language/src/forms/deinflect';
import { kanaReadings } from '../engines/language/src/lookup/kana-readings';
import { sidesOf } from '../engines/language/src/lookup/note-sides';
import { parseEnglish } from '../engines/language/src/lookup/own-word';
import {
  parseRequest,
  splitGroup,
  splitPhrases,
  splitWords,
} from '../engines/language/src/notes/parse-request';
import { createComposer } from '../engines/language/src/phrases/compose';
import { applyOverrides } from '../engines/language/src/reading/overrides';
import { joinNumbers } from '../engines/language/src/reading/reader';
import type { Token } from '../engines/language/src/reading/tokeniser';
import { runningHiragana, spacedRomaji } from '../engines/language/src/reading/word-spaces';
import {
  alignReading,
  plainReading,
  saysReading,
  soundsAlike,
} from '../engines/speech/src/japanese/align-reading';
import { speakableJapanese, splitText } from '../engines/speech/src/japanese/speakable-japanese';
import { delimitedLine, unguard } from '../packages/contracts/src/delimited';
import { isEmailAddress } from '../packages/contracts/src/email-address';
import { createEventStreamParser } from '../packages/contracts/src/event-stream';
import { cleanText, isStorable, learnerText } from '../packages/contracts/src/learner-text';
import { returnLocation } from '../packages/contracts/src/return-location';
import * as japanese from '../packages/japanese/src';
import { checkAnswer, meaningKeys, osaDistance, type AnswerEntry } from '../packages/japanese/src/answers';
import { normaliseEnglish } from '../packages/japanese/src/answers/english/normalise-english';
import {
  lookalikeKey,
  spellingKey,
  withoutOkurigana,
} from '../packages/japanese/src/answers/japanese/spelling-key';
import { romajiKeys } from '../packages/japanese/src/romaji/parse-romaji';
import { joinList, splitList } from '../services/api/src/features/transfer/fields';
import { showCloze, stripHtml } from '../services/api/src/features/transfer/read/strip-html.cjs';
import { indexEntries } from '../services/api/src/features/vocabulary/entry-keys';
import type { Bench } from './lib/api';
import { growth, MOST_GROWTH, worstPiece } from './lib/growth';

export const title = 'work on a text grows as the text does, whatever stands in it';

const library = loadLibrary();
const rules = readRules();
const learnersText = learnerText(2000);
/** A word with an example of which every field is one text. */
const exampleOf = (text: string) => ({
  ...{ ja_word: '亜', hiragana: 'あ', katakana: null, romaji: 'a' },
  ...{ ja_sentence: text, ja_hiragana_sentence: text, romaji_sentence: text },
});
const isEnglishWord = (text: string): boolean => text.length > 3;

/** A word whose every field is one long text. */
const entryOf = (text: string): AnswerEntry => ({
  ...{ en: text, hiragana: text, katakana: text, kanji: text, romaji: text, word: text, pos: 'noun' },
  alternatives: [text, `${text}a`, `a${text}`],
  blocked: [`b${text}`],
});

/** Modes 1 and 4 ask like 2 and 3. */
const judged = (mode: number) => (text: string) =>
  checkAnswer({
    ...{ mode, entry: entryOf(text), otherSaved: [entryOf(`${text}c`)], isEnglishWord },
    input: `${text.slice(0, 198)}d`,
  });

/** What reads text of learners, by how many characters are short for it. */
const READERS: readonly (readonly [length: number, readers: Record<string, (text: string) => unknown>])[] = [
  [
    2000,
    {
      ...{ cleanText, isStorable, isEmailAddress, unguard, splitList, stripHtml, showCloze },
      learnerText: (text) => learnersText.safeParse(text),
      'an email of many labels': (text) => isEmailAddress(`a@${text}`),
      returnLocation: (text) => returnLocation(`/${text}`),
      delimitedLine: (text) => delimitedLine([text], ','),
      'the parser of event streams': (text) => createEventStreamParser()(`data: ${text}\n\n`),
      joinList: (text) => joinList([text, text]),
    },
  ],
  [
    500,
    {
      speakableJapanese,
      plainReading,
      splitText: (text) => splitText({ text, reading: text }),
      soundsAlike: (text) => soundsAlike(text, text),
    },
  ],
  [
    400,
    {
      byExpression: indexExpressions(library.expressions),
      compose: createComposer(library),
      ...{ deinflect, englishKey, kanaReadings, parseEnglish, parseRequest, sidesOf },
      ...{ splitGroup, splitPhrases, splitWords, runningHiragana, spacedRomaji },
    },
  ],
  [
    200,
    {
      ...{ readIntent, tidy, unquote, romajiSentence, inPlainEnglish },
      withoutPoliteness: (text) => withoutPoliteness(tidy(text)),
      hasJapanese: japanese.hasJapanese,
      hasKanji: japanese.hasKanji,
      hasLatin: japanese.hasLatin,
      isKana: japanese.isKana,
      normaliseJapanese: japanese.normaliseJapanese,
      foldForSearch: japanese.foldForSearch,
      kanaKey: japanese.kanaKey,
      moraCount: japanese.moraCount,
      toHiragana: japanese.toHiragana,
      toKatakana: japanese.toKatakana,
      parseRomaji: japanese.parseRomaji,
      toRomaji: japanese.toRomaji,
      romajiAgrees: (text) => japanese.romajiAgrees(text, text),
      'furigana over itself': (text) => japanese.alignFurigana(text, text),
      sentenceSegments: (text) => japanese.sentenceSegments(exampleOf(text)),
      ...{ romajiKeys, spellingKey, lookalikeKey, withoutOkurigana, normaliseEnglish, meaningKeys },
    },
  ],
  [
    40,
    {
      osaDistance: (text) => osaDistance(text, `b${text.slice(1)}a`, 4),
      'furigana under a long reading': (text) => japanese.alignFurigana(text, 'あ'.repeat(text.length * 2.5)),
    },
  ],
  [20, { 'an answer in English': judged(2), 'an answer in Japanese': judged(3) }],
];

const token = (surface: string, pos: string, detail = '自立'): Token => ({
  ...{ surface, pos, detail, form: '基本形', base: surface, reading: 'ア' },
});
const many = <Item>(size: number, ...items: Item[]): Item[] =>
  Array.from({ length: Math.ceil(size / items.length) }, () => items).flat();

const MISTAKES: Record<string, Token[]> = {
  'an adjective before its copula': [token('寒い', '形容詞'), token('だ', '助動詞')],
  'a place and where one goes': [token('学校', '名詞'), token('を', '助詞'), token('行く', '動詞')],
  'a subject for an object': [token('本', '名詞'), token('が', '助詞'), token('読む', '動詞')],
  'a place and what is done there': [token('学校', '名詞'), token('に', '助詞'), token('勉強', '名詞')],
  'a wish': [token('たい', '助動詞'), token('ます', '助動詞')],
};
const HOMOGRAPHS = [token('窓', '名詞'), token('を', '助詞'), token('行く', '動詞'), token('開く', '動詞')];

/** The words that a composer may try most ways with; the longest that it reads is 24 words. */
const SENTENCES: Record<string, string> = {
  'noun after noun': 'my sister and ',
  'verb in verb': 'to like to ',
  'sentence in sentence': 'i eat sushi and ',
  'reason of a reason': 'because i eat sushi , ',
  'adjective after adjective': 'very big red ',
  'place after place': 'in the park ',
  'owner of an owner': "my sister's ",
};

/** Readings of so many morae, of which Open JTalk says another. */
const READINGS: Record<string, readonly [surface: string, reading: string, morae: number]> = {
  'the reading that is said': ['亜', 'ア', 1],
  'another reading': ['亜', 'イ', 1],
  'a longer reading': ['亜', 'イ', 2.5],
  'kana of their own': ['亜ア', 'アイ', 2.5],
  'long words': ['亜'.repeat(30), 'イ', 50],
};

function sharedOut(surface: string, reading: string, morae: number) {
  return (size: number) => {
    const said = { surface, kind: '名詞/一般', reading, pronunciation: reading };
    const words = many(Math.ceil(size / morae), said);
    saysReading(words, 'ア'.repeat(size));
    alignReading(words, 'ア'.repeat(size));
  };
}

function compared(size: number): void {
  const index = indexEntries();
  for (let number = 0; number < size; number += 1) {
    const alike = { enWord: `word ${number}`, hiragana: 'かさ', katakana: null, kanji: null };
    if (!index.find(alike)) index.add(alike);
  }
}

function composed(piece: string): (size: number) => void {
  const compose = createComposer(library);
  const length = piece.trim().split(' ').length;
  const work = (size: number) => void compose(`i like ${piece.repeat(Math.floor(size / length))} sushi`);
  work(4);
  return work;
}

/** What grows with something else than characters: the work, and how much of it is little. */
const OTHERS: readonly (readonly [label: string, little: number, work: (size: number) => void])[] = [
  ...Object.entries(MISTAKES).map(
    ([label, mistake]) =>
      [
        `mistakes: ${label}`,
        400,
        (size: number) => void findFixes([token('行く', '動詞'), ...many(size, ...mistake)], rules),
      ] as const,
  ),
  ...['昨日', '犬'].map(
    (first) =>
      [
        `the tense after ${first}`,
        400,
        (size: number) =>
          void findFixes(
            [token(first, '名詞'), token('行く', '動詞'), ...many(size, token('ます', '助動詞'))],
            rules,
          ),
      ] as const,
  ),
  ['the words around a homograph', 400, (size) => void applyOverrides(many(size, ...HOMOGRAPHS))],
  ...['，', '．', '1', '万', '一'].map(
    (digit) =>
      [
        `a number of ${digit}`,
        400,
        (size: number) => void joinNumbers(many(size, token(digit, '名詞', '数'))),
      ] as const,
  ),
  ...Object.entries(SENTENCES).map(([label, piece]) => [`a sentence: ${label}`, 2, composed(piece)] as const),
  // From a size at which as many ways are followed as ever are.
  ...Object.entries(READINGS).map(
    ([label, of]) => [`a reading shared out: ${label}`, 400, sharedOut(...of)] as const,
  ),
  ['words that are read alike', 200, compared],
];

export async function run({ check, say }: Bench): Promise<void> {
  const bounds = { max: MOST_GROWTH, unit: ' times' };
  say('ten times the text takes');
  for (const [length, readers] of READERS)
    for (const [name, work] of Object.entries(readers)) {
      const { piece, times } = worstPiece(work, length);
      check(`${name}, worst by ${JSON.stringify(piece)}`, times, bounds);
    }
  for (const [label, little, work] of OTHERS) check(label, growth(work, little), bounds);
}
