import { correct, firstOutcome, incorrect, retry, type Outcome } from '../outcome';
import type { AnswerQuery } from '../types';
import {
  isSpelling,
  japaneseContext,
  type JapaneseRule,
  blockedJapanese,
  englishMeaning,
  furtherForm,
  isOwnReading,
  otherWord,
  softRules,
} from './japanese-rules';
import { hiraganaToKatakana } from '../../kana';
import { lookalikeKey, withoutOkurigana } from './spelling-key';

/** Source: ANS-11. */
const exactReading: JapaneseRule = (context) => (isOwnReading(context) ? correct('exact') : null);

/**
 * The word's kanji shows that the learner knows it; other kanji does not (ANS-10). It stands behind ANS-11 for entries
 * whose spelling is their reading. An entry that has no reading can only be answered by its spelling.
 */
const kanjiTyped: JapaneseRule = (context) => {
  if (isSpelling(context, context.spellings))
    return context.readings.length > 0 ? retry('kana_wanted') : correct('exact');
  return context.typedKanji ? incorrect('no_match') : null;
};

const kanaRules: readonly JapaneseRule[] = [
  blockedJapanese,
  exactReading,
  furtherForm('kana'),
  kanjiTyped,
  ...softRules,
  englishMeaning,
  otherWord,
];

/** Judges an answer where a reading in kana is wanted. Source: ANS-10 to ANS-19. */
export const judgeKana = (query: AnswerQuery): Outcome => firstOutcome(kanaRules, japaneseContext(query));

const spelling: JapaneseRule = (context) =>
  isSpelling(context, context.spellings) ? correct('exact') : null;

const reading: JapaneseRule = (context) => {
  if (!isOwnReading(context)) return null;
  return correct(context.spellings.length > 0 ? 'reading_ok' : 'exact');
};

/**
 * Kana that look like the kanji (人ロ for 人口), or the other way round. A katakana word has its reading as its spelling.
 */
const lookalike: JapaneseRule = ({ input, spellings, readings }) => {
  const katakana = readings.filter((each) => each.katakana).map(({ key }) => hiraganaToKatakana(key));
  const wanted = spellings.length > 0 ? spellings : katakana;
  const typed = lookalikeKey(input);
  return typed !== '' && wanted.some((text) => lookalikeKey(text) === typed) ? correct('lookalike') : null;
};

/** The same kanji with other hiragana around them. */
const okurigana: JapaneseRule = ({ input, typedKanji, spellings }) => {
  const kanji = withoutOkurigana(input);
  const fits = typedKanji && spellings.some((text) => withoutOkurigana(text) === kanji);
  return fits ? retry('okurigana') : null;
};

/** A reading that only just fits is as good as in mode 1, but counts as a reading. */
const softKanjiRules: readonly JapaneseRule[] = softRules.map((rule): JapaneseRule => (context) => {
  const outcome = rule(context);
  return outcome?.verdict === 'correct' ? correct('reading_ok') : outcome;
});

const kanjiRules: readonly JapaneseRule[] = [
  blockedJapanese,
  spelling,
  reading,
  furtherForm('kanji'),
  lookalike,
  okurigana,
  ...softKanjiRules,
  englishMeaning,
  otherWord,
];

/** Judges an answer where kanji is wanted and a reading accepted. Source: ANS-20. */
export const judgeKanji = (query: AnswerQuery): Outcome => firstOutcome(kanjiRules, japaneseContext(query));
