import type { PartOfSpeech } from '@kotoba/contracts';
import type { AuthoredLibrary } from '../authored/library';
import type { AuthoredWord } from '../authored/authored-word';
import { englishKey, hintsOf } from '../english-key';
import { authored, type Guess } from './known-words';
import { baseExpressions, nounOfVerb, relatedExpressions } from '../word-forms';

/** A learner's English words, ready to be looked up. */
export interface EnglishQuery {
  /** As typed and folded; empty when there is nothing to look up. */
  readonly key: string;
  /** Other forms that it may be an inflection of. */
  readonly bases: readonly string[];
  readonly hints: readonly string[];
  /** The meaning with its hint before it: "bank (river)" → river bank, riverbank. */
  readonly narrowed: readonly string[];
  readonly partOfSpeech: PartOfSpeech | undefined;
  /** "to hide (something)": a verb that takes an object. */
  readonly object: boolean;
  /** "to succeed" → success, of which 成功する is made; null when the text is no verb. */
  readonly action: string | null;
}

const MARKED: readonly (readonly [RegExp, PartOfSpeech])[] = [
  [/\((v|verb)\.?\)/i, 'verb'],
  [/\((n|noun)\.?\)/i, 'noun'],
  [/\((adj|adjective)\.?\)/i, 'i-adjective'],
  [/\((adv|adverb)\.?\)/i, 'adverb'],
];

const OBJECT = /[(（](something|someone|somebody|sth|sb)\.?[)）]/i;

/** "to swim" asks for a verb, "book (noun)" for a noun; what is in parentheses narrows the meaning down. */
export function parseEnglish(text: string): EnglishQuery {
  const key = englishKey(text);
  const marked = MARKED.find(([mark]) => mark.test(text))?.[1];
  const verb = /^\s*to\s+(?!(the|a|an)\b)\S/i.test(text) ? ('verb' as const) : undefined;
  const hints = hintsOf(text).filter((hint) => !/^(verb|noun|adj|adjective|adverb)$/.test(hint));
  const narrowed = hints.flatMap((hint) => [`${hint} ${key}`, `${hint}${key}`]);
  const object = marked !== 'noun' && OBJECT.test(text);
  const partOfSpeech = marked ?? verb ?? (object ? 'verb' : undefined);
  const action = partOfSpeech === 'verb' ? nounOfVerb(key) : null;
  return {
    key,
    bases: key ? [...baseExpressions(key), ...relatedExpressions(key)] : [],
    hints,
    narrowed,
    partOfSpeech,
    object,
    action,
  };
}

/**
 * Our word for the meaning as typed, else for a base form of it; verbs for "to …", and one that fits a hint before the
 * others.
 */
export function pickOwn(library: AuthoredLibrary, query: EnglishQuery): AuthoredWord | null {
  const { key, bases, partOfSpeech } = query;
  for (const candidate of [key, ...bases]) {
    // "employee" is no 員, which stands behind a word.
    const words = library
      .byMeaning(candidate)
      .filter(({ partOfSpeech: kind }) => !/^(suffix|prefix)$/.test(kind));
    // "cooked" is what was done to it, and no cook.
    const isDone = candidate !== key && /ed$/.test(key) && !/ed$/.test(candidate);
    const fitting = partOfSpeech || isDone ? ofKind(words, partOfSpeech ?? 'verb') : words;
    const hit =
      fitting.find((word) => isRemarked(word, query)) ??
      fitting.find((word) => fitsHints(word, query)) ??
      fitting[0];
    if (hit) return hit;
  }
  return null;
}

const isKind = (word: AuthoredWord, partOfSpeech: string): boolean =>
  word.partOfSpeech === partOfSpeech ||
  (partOfSpeech === 'i-adjective' && word.partOfSpeech === 'na-adjective');

/** "to complain" is 文句を言う, which is no verb by itself and stands for one; but 起きる is "to wake up" before 目が覚める. */
const standsForVerb = ({ partOfSpeech, en }: AuthoredWord): boolean =>
  partOfSpeech === 'expression' && en.startsWith('to ');

const ofKind = (words: readonly AuthoredWord[], partOfSpeech: string): AuthoredWord[] => [
  ...words.filter((word) => isKind(word, partOfSpeech)),
  ...(partOfSpeech === 'verb' ? words.filter(standsForVerb) : []),
];

/** The meaning is told with just that remark: "to lose (a game)". */
const isRemarked = ({ en }: AuthoredWord, { hints }: EnglishQuery): boolean =>
  hints.length > 0 && hints.every((hint) => hintsOf(en).includes(hint));

/** Our word for the meaning and what narrows it down as one: "old (person)" is our "old person". */
export function ownCompound(library: AuthoredLibrary, { key, hints, narrowed, partOfSpeech }: EnglishQuery) {
  const names = [...narrowed, ...hints.map((hint) => `${key} ${hint}`)];
  const words = names.flatMap((name) => library.byMeaning(name));
  return (partOfSpeech ? ofKind(words, partOfSpeech) : words)[0] ?? null;
}

/**
 * What narrows the meaning down stands in the meanings, the topics or the examples of the word: "to lose (a game)" is
 * 負ける, whose example is a match that was lost. True without anything that narrows.
 */
export function fitsHints({ en, topics, sentences }: AuthoredWord, { hints, object }: EnglishQuery): boolean {
  const remarks = englishKey(en.replace(/[()]/g, ' '));
  if (object) return /\bsome(thing|one|body)\b/.test(remarks);
  if (hints.length === 0) return true;
  const examples = sentences.map((sentence) => sentence.en);
  const text = [remarks, ...topics, ...examples].join(' ').toLowerCase();
  return hints.some((hint) => text.includes(hint));
}

/**
 * The word as the answer to one of its meanings: "to protect" is answered with "to protect; to obey", whichever we
 * wrote first.
 */
export function askedFirst(word: AuthoredWord, key: string): AuthoredWord {
  const meanings = word.en.split('; ');
  const asked = meanings.filter((meaning) => englishKey(meaning) === key);
  const en = [...asked, ...meanings.filter((meaning) => !asked.includes(meaning))].join('; ');
  return en === word.en ? word : { ...word, en };
}

/** One of the word's meanings is what was typed, not a base form of it. */
export const isExactly = ({ en }: AuthoredWord, { key }: Pick<EnglishQuery, 'key'>): boolean =>
  en.split('; ').some((meaning) => englishKey(meaning) === key);

/** "broken bone" is what we have as one, before it is a form of a way to say something: "to break a bone". */
export const isWordFirst = (
  library: AuthoredLibrary,
  ways: readonly string[],
  query: Pick<EnglishQuery, 'key'>,
): boolean =>
  !ways.some((way) => englishKey(way) === query.key) &&
  library.byMeaning(query.key).some((word) => isExactly(word, query));

/** A word of ours as a guess at what was asked for. */
export const ours = (word: AuthoredWord, { key }: Pick<EnglishQuery, 'key'>): Guess => ({
  found: authored(askedFirst(word, key)),
});
