import { hasJapanese } from '../../text/characters';
import { isSpellingOf } from '../japanese/is-spelling-of';
import { isReadingOf, readsAs, readTyped } from '../japanese/typed-kana';
import { foldDzDu } from '../japanese/folds';
import { readingsOf } from '../entry-texts';
import { correct, firstOutcome, incorrect, retry, type Outcome, type Rule } from '../outcome';
import type { AnswerEntry, AnswerSurroundings } from '../types';
import { acceptInflected, acceptMisspaced, acceptMistyped } from './accept-slips';
import { isBlocked } from './blocked-meanings';
import { englishContext, type EnglishContext } from './english-context';
import { isOnlyFunctionWords } from './function-words';
import { matchExactly } from './match-exactly';
import { otherMeaning } from './other-meaning';
import { areRealWords } from './real-words';

type EnglishRule = Rule<EnglishContext>;

/** Source: ANS-6. */
const blocked: EnglishRule = ({ answer, blocked, meanings, entry }) =>
  isBlocked(answer, blocked, meanings, entry) ? incorrect('blocked') : null;

/** Source: ANS-23, ANS-24. */
const exact: EnglishRule = ({ answer, meanings, entry }) => {
  const match = matchExactly(answer, meanings, entry);
  if (match === 'pos') return retry('pos');
  return match ? correct('exact') : null;
};

/** Source: ANS-21. It stands behind the exact match for meanings that hold Japanese themselves ("the particle は"). */
const japaneseTyped: EnglishRule = ({ input, entry }) => {
  if (!hasJapanese(input.normalize('NFKC'))) return null;
  const own = isReadingOf(readTyped(input), entry) || isSpellingOf(input, entry);
  return own ? retry('english_wanted') : incorrect('no_match');
};

/** Source: ANS-25. */
const functionWords: EnglishRule = ({ answer, meanings }) =>
  isOnlyFunctionWords(answer, meanings) ? retry('content_word') : null;

/** The reading in romaji is never credited, not even as a slip of the meaning (tabako, tobacco). Source: ANS-26. */
const readingTyped: EnglishRule = ({ input, entry }) => {
  const typed = readTyped(input);
  return isReadingOf(typed, entry) || readsAs(typed, readingsOf(entry), foldDzDu)
    ? retry('meaning_wanted')
    : null;
};

/** A rule of tolerance; off when the learner wants exact answers. */
const tolerant =
  (reason: 'inflection' | 'typo', accept: (context: EnglishContext) => string | null): EnglishRule =>
  (context) => {
    const matched = context.strictness === 'exact' ? null : accept(context);
    return matched === null ? null : correct(reason, matched);
  };

/** Source: ANS-30. */
const realWords: EnglishRule = ({ answer, isEnglishWord }) =>
  areRealWords(answer.words, isEnglishWord) ? incorrect('real_word') : null;

const rules: readonly EnglishRule[] = [
  blocked,
  exact,
  japaneseTyped,
  functionWords,
  readingTyped,
  otherMeaning,
  tolerant('inflection', acceptInflected),
  tolerant('typo', acceptMisspaced),
  realWords,
  tolerant('typo', acceptMistyped),
];

/** Judges an answer where the English meaning is wanted. Source: ANS-21 to ANS-32. */
export const judgeEnglish = (
  surroundings: AnswerSurroundings,
  showsSamePrompt: (other: AnswerEntry) => boolean,
): Outcome => firstOutcome(rules, englishContext(surroundings, showsSamePrompt));
