import { hiraganaToKatakana } from '../../kana/katakana-to-hiragana';
import { correct, firstOutcome, retry, type Outcome, type Rule } from '../outcome';
import type { AnswerSurroundings } from '../types';
import { isSpelling, japaneseContext, type JapaneseContext } from './japanese-context';
import { blockedJapanese, englishMeaning, isOwnReading, otherWord } from './shared-rules';
import { softRules } from './soft-rules';
import { lookalikeKey, withoutOkurigana } from './spelling-key';

type JapaneseRule = Rule<JapaneseContext>;

const spelling: JapaneseRule = (context) =>
  isSpelling(context, context.spellings) ? correct('exact') : null;

const reading: JapaneseRule = (context) => {
  if (!isOwnReading(context)) return null;
  return correct(context.spellings.length > 0 ? 'reading_ok' : 'exact');
};

/** Kana that look like the kanji (人ロ for 人口), or the other way round. A katakana word has its reading as its spelling. */
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
const soft: readonly JapaneseRule[] = softRules.map((rule): JapaneseRule => (context) => {
  const outcome = rule(context);
  return outcome?.verdict === 'correct' ? correct('reading_ok') : outcome;
});

const rules: readonly JapaneseRule[] = [
  blockedJapanese,
  spelling,
  reading,
  lookalike,
  okurigana,
  ...soft,
  englishMeaning,
  otherWord,
];

/** Judges an answer where kanji is wanted and a reading accepted. Source: ANS-20. */
export const judgeKanji = (surroundings: AnswerSurroundings): Outcome =>
  firstOutcome(rules, japaneseContext(surroundings));
