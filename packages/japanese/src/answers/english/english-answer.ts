import {
  type EnglishAnswer,
  type Meaning,
  type EnglishContext,
  toAnswer,
  toMeanings,
  type EnglishForm,
  englishContext,
  isVerb,
  matchForms,
  isBlocked,
  isFurther,
  matchExactly,
} from './english-forms';
import { meaningsOf, readingsOf } from '../entry-texts';
import { incorrect, retry, type Rule, correct, firstOutcome, type Outcome } from '../outcome';
import type { AnswerEntry, AnswerQuery } from '../types';
import { hasJapanese } from '../../text';
import { splitMeanings } from './split-meanings';
import { isSpellingOf } from '../japanese/spelling-key';
import { isReadingOf, readsAs, readTyped, foldDzDu } from '../japanese/typed-kana';
import { acceptInflected, acceptMisspaced, acceptMistyped } from './accept-slips';
import { areRealWords } from './fold-spelling';
import { paraphrases } from './paraphrase';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that carry no meaning by themselves. Pronouns and question words do: they are vocabulary. */
const empty = set('a an the to of in on at by for from with as and or be am is are was were been being');

/** Words that may be all of a meaning and yet no content word: for them an empty word is a real, if wrong, attempt. */
const relational = set(
  'about above across after against along among around because before behind below beneath beside between beyond but down during if into near off onto out over since so than that then through till toward under until up upon when while within without',
);

const isEmpty = (word: string): boolean => empty.has(word);
const isRelational = (word: string): boolean => empty.has(word) || relational.has(word);

/**
 * Whether only function words were typed ("to" for "to eat") though a content word is wanted. Where the meaning itself
 * is a preposition or the like ("on; above"), "in" is simply wrong. Source: ANS-25.
 */
function isOnlyFunctionWords({ words }: EnglishAnswer, meanings: readonly Meaning[]): boolean {
  if (words.length === 0 || !words.every(isEmpty)) return false;
  const texts = meanings.flatMap((meaning) => meaning.forms.map((form) => form.core));
  return !texts.some((text) => text.split(' ').every(isRelational));
}

type Forms = readonly EnglishForm[];

/**
 * The meaning of another saved word (ANS-27). When that word shows the same prompt (はし) the learner could not know
 * which was meant. Of several typed parts, each must be a meaning of this word or of such another one.
 */
const otherMeaning: Rule<EnglishContext> = ({ answer, otherSaved, meanings, entry, showsSamePrompt }) => {
  const typed: readonly Forms[] = answer.parts.length > 0 ? [answer.forms, ...answer.parts] : [answer.forms];
  const others = otherSaved
    .map((other) => ({ other, theirs: toMeanings(meaningsOf(other)) }))
    .filter(({ other, theirs }) => typed.some((forms) => matchForms(forms, theirs, other) !== null));
  if (others.length === 0) return null;

  const known = (forms: Forms, words: readonly (typeof others)[number][]): boolean =>
    words.some(({ other, theirs }) => matchForms(forms, theirs, other) !== null) ||
    matchForms(forms, meanings, entry) !== null;
  const covers = (words: typeof others): boolean =>
    known(answer.forms, words) ||
    (answer.parts.length > 0 && answer.parts.every((part) => known(part, words)));

  const first = (words: typeof others): { other: AnswerEntry } | undefined =>
    words[0] && { other: words[0].other };
  const alike = others.filter(({ other }) => showsSamePrompt(other));
  if (covers(alike)) return retry('alternate', first(alike));
  return covers(others) ? incorrect('other_word', first(others)) : null;
};

type EnglishRule = Rule<EnglishContext>;

const COUNTED = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) \(([^()]+)\)$/i;
const thingsIn = (text: string): string[] =>
  (
    COUNTED.exec(text.normalize('NFKC').trim())?.[1]
      ?.toLowerCase()
      .match(/[a-z]{3,}/g) ?? []
  )
    .map((word) => word.replace(/s$/, ''))
    .map((word) =>
      /^(?:person|people)$/.test(word) ? 'people' : /^(?:object|item)$/.test(word) ? 'thing' : word,
    );

const KIND = /^(?:thing|animal)$/;

/**
 * "three (cats)" for "three (people)": other things are counted so. A book may be a flat thing, and is asked once more.
 * Source: ANS-40.
 */
const otherThings: EnglishRule = ({ input, entry }) => {
  const typed = thingsIn(input);
  const meant = meaningsOf(entry).flatMap(splitMeanings).flatMap(thingsIn);
  const isOther = typed.length > 0 && meant.length > 0 && !typed.some((word) => meant.includes(word));
  if (!isOther) return null;
  return [...typed, ...meant].some((word) => KIND.test(word)) ? retry('alternate') : incorrect('no_match');
};

/** Source: ANS-6. */
const blocked: EnglishRule = ({ answer, blocked, meanings, entry }) =>
  isBlocked(answer, blocked, meanings, entry) ? incorrect('blocked') : null;

const REMARK = /\S\s*[(（]([^()（）]+)[)）]\s*$/;
/** Remarks that tell nothing apart: whoever is nice is a person. */
const OF_PEOPLE = /^(?:of |for |about )?(?:an? )?(?:person|people|someone)$/;

/**
 * "light (weight)" may be no further meaning of 明るい "bright", and "fall (season)" one of 秋: a further meaning with a
 * remark that no meaning has is asked once more. A slip of what the word means is none of these. Source: ANS-42.
 */
const otherRemark: EnglishRule = (context) => {
  const { input, answer, entry, meanings, further } = context;
  const remark = REMARK.exec(input)?.[1]?.toLowerCase();
  const own = toMeanings([entry.en]);
  if (remark === undefined || OF_PEOPLE.test(remark) || matchExactly(answer, own, entry) !== null)
    return null;
  const known = meaningsOf(entry).join(' ').toLowerCase();
  if (remark.split(/\W+/).some((word) => word.length > 2 && known.includes(word))) return null;
  const isKnown =
    matchExactly(answer, meanings, entry) === 'exact' || isFurther(answer.forms, further, entry);
  const isSlip = [acceptInflected, acceptMistyped].some((accept) => accept({ ...context, tolerated: own }));
  return isKnown && !isSlip ? retry('alternate') : null;
};

/** Source: ANS-23, ANS-24. */
const exact: EnglishRule = ({ answer, meanings, entry }) =>
  matchExactly(answer, meanings, entry) === 'exact' ? correct('exact') : null;

/** A further meaning; of several typed parts, each must be one or a stored one. Source: ANS-34, ANS-35. */
const furtherMeaning: EnglishRule = ({ answer, meanings, further, entry }) => {
  if (further.length === 0) return null;
  const fits = (forms: Forms) =>
    isFurther(forms, further, entry) || matchForms(forms, meanings, entry) === 'exact';
  const isRight = fits(answer.forms) || (answer.parts.length > 0 && answer.parts.every(fits));
  return isRight ? correct('synonym') : null;
};

/** The same in other words, each as if it had been typed. Source: ANS-44. */
const paraphrased: EnglishRule = (context) => {
  const { answer, entry } = context;
  const isDone = isVerb(entry.pos) || /\bto /.test(entry.en);
  const meant = isDone ? 'action' : /^noun/i.test(entry.pos?.trim() ?? '') ? 'name' : 'quality';
  return answer.forms
    .flatMap(({ text }) => paraphrases(text, meant))
    .map((text) => ({ ...context, answer: toAnswer(text) }))
    .some((other) => blocked(other) === null && (exact(other) ?? furtherMeaning(other)) !== null)
    ? correct('synonym')
    : null;
};

/** "to talk" for what is no verb. Source: ANS-24. */
const misplacedTo: EnglishRule = ({ answer, tolerated, entry }) =>
  matchExactly(answer, tolerated, entry) === 'pos' ? retry('pos') : null;

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
  otherThings,
  otherRemark,
  exact,
  japaneseTyped,
  functionWords,
  readingTyped,
  furtherMeaning,
  misplacedTo,
  otherMeaning,
  paraphrased,
  tolerant('inflection', acceptInflected),
  tolerant('typo', acceptMisspaced),
  realWords,
  tolerant('typo', acceptMistyped),
];

/** Judges an answer where the English meaning is wanted. Source: ANS-21 to ANS-32. */
export const judgeEnglish = (query: AnswerQuery, showsSamePrompt: (other: AnswerEntry) => boolean): Outcome =>
  firstOutcome(rules, englishContext(query, showsSamePrompt));
