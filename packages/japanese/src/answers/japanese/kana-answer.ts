import { correct, firstOutcome, incorrect, retry, type Outcome, type Rule } from '../outcome';
import type { AnswerSurroundings } from '../types';
import { isSpelling, japaneseContext, type JapaneseContext } from './japanese-context';
import { blockedJapanese, englishMeaning, isOwnReading, otherWord } from './shared-rules';
import { softRules } from './soft-rules';

/** Source: ANS-11. */
const exact: Rule<JapaneseContext> = (context) => (isOwnReading(context) ? correct('exact') : null);

/**
 * The word's kanji shows that the learner knows it; other kanji does not (ANS-10). It stands behind ANS-11 for entries whose spelling is
 * their reading. An entry that has no reading can only be answered by its spelling.
 */
const kanjiTyped: Rule<JapaneseContext> = (context) => {
  if (isSpelling(context, context.spellings))
    return context.readings.length > 0 ? retry('kana_wanted') : correct('exact');
  return context.typedKanji ? incorrect('no_match') : null;
};

const rules: readonly Rule<JapaneseContext>[] = [
  blockedJapanese,
  exact,
  kanjiTyped,
  ...softRules,
  englishMeaning,
  otherWord,
];

/** Judges an answer where a reading in kana is wanted. Source: ANS-10 to ANS-19. */
export const judgeKana = (surroundings: AnswerSurroundings): Outcome =>
  firstOutcome(rules, japaneseContext(surroundings));
