import { dropInvisible } from '../../text';
import { contract, lengthen, normaliseEnglish } from './normalise-english';
import { foldSpelling } from './fold-spelling';
import { splitMeanings, withOptionalParentheses } from './split-meanings';
import { meaningsOf } from '../entry-texts';
import type { AnswerEntry, AnswerQuery, IsEnglishWord, Strictness } from '../types';

/** A meaning, or an answer, in comparable form. */
export interface EnglishForm {
  /** Normalised, spelling folded, drawn together. Never empty. */
  readonly text: string;
  /** The same without the optional prefix. Never empty. */
  readonly core: string;
  readonly prefix: 'to' | 'the' | 'a' | null;
}

/** `to` in front of an article is a preposition: "to the point" loses nothing, nor does "a little", which is not little. */
const prefixes = /^(?!a (?:little|few)$)(?:(to) (?!(?:the|an?)(?: |$))|(the|an?) )(.+)$/;

function toForm(text: string): EnglishForm {
  const match = prefixes.exec(text);
  if (!match) return { text, core: text, prefix: null };
  const [, to, article = '', core = text] = match;
  return { text, core, prefix: to ? 'to' : article === 'the' ? 'the' : 'a' };
}

/**
 * All forms that one text stands for: with and without its parentheticals, "we're" as were and as we are. None when
 * only punctuation is there.
 */
function englishForms(text: string): EnglishForm[] {
  const variants = withOptionalParentheses(text).flatMap((variant) => [variant, lengthen(variant)]);
  const texts = [...new Set(variants)].map((variant) => contract(foldSpelling(normaliseEnglish(variant))));
  return [...new Set(texts)].filter((form) => form !== '').map(toForm);
}

/** One accepted meaning. */
export interface Meaning {
  /** As stored, to be shown. */
  readonly shown: string;
  readonly forms: readonly EnglishForm[];
}

const toMeaning = (text: string): Meaning => ({ shown: text.trim(), forms: englishForms(text) });

/**
 * Parts of all texts of a word that are told apart: twice as many as one text can have. Of the texts after them only
 * the whole counts; fifty alternatives of a hundred parts each would take a tenth of a second for every answer.
 */
const MAX_PARTS = 200;

/** The meanings of stored texts: each part, and each text as a whole ("Well, then"). */
export function toMeanings(stored: readonly string[]): Meaning[] {
  let left = MAX_PARTS;
  return stored.flatMap((text) => {
    const parts = splitMeanings(text);
    const told = parts.length === 1 || parts.length <= left ? parts : [];
    const whole = parts.length > 1 ? [text] : [];
    left -= told.length;
    return [...told, ...whole].map(toMeaning);
  });
}

/** A typed English answer. */
export interface EnglishAnswer {
  readonly forms: readonly EnglishForm[];
  /** Forms of each part when several were typed ("big, large"); empty for one. */
  readonly parts: readonly (readonly EnglishForm[])[];
  /** The words as typed, normalised but not folded. */
  readonly words: readonly string[];
  /** What was typed, case and width aside: for meanings made of signs or of Japanese. */
  readonly literal: string;
}

const literalOf = (text: string): string => dropInvisible(text.normalize('NFKC')).trim().toLowerCase();

/** "big, large" and "big or large" are two answers. */
function partsOf(input: string): string[] {
  const listed = splitMeanings(input);
  return listed.length > 1 ? listed : input.split(/\s+or\s+/i);
}

/** A typed text as the rules compare it. */
export function toAnswer(input: string): EnglishAnswer {
  const parts = partsOf(input)
    .map(englishForms)
    .filter((forms) => forms.length > 0);
  return {
    forms: englishForms(input),
    parts: parts.length > 1 ? parts : [],
    words: normaliseEnglish(input)
      .split(' ')
      .filter((word) => word !== ''),
    literal: literalOf(input),
  };
}

/** What the rules for English answers look at. */
export interface EnglishContext {
  readonly entry: AnswerEntry;
  readonly otherSaved: readonly AnswerEntry[];
  readonly input: string;
  readonly answer: EnglishAnswer;
  readonly meanings: readonly Meaning[];
  /** What is right beside the stored meanings. */
  readonly further: readonly Meaning[];
  /** Meanings of which slips are forgiven: "to shop" of a noun is not among them, or "shops" would be one. */
  readonly tolerated: readonly Meaning[];
  readonly blocked: readonly Meaning[];
  readonly strictness: Strictness;
  readonly isEnglishWord: IsEnglishWord;
  /** Whether the question for the other word would have looked the same. */
  readonly showsSamePrompt: (other: AnswerEntry) => boolean;
}

export function englishContext(
  query: AnswerQuery,
  showsSamePrompt: (other: AnswerEntry) => boolean,
): EnglishContext {
  const { entry, otherSaved, input, strictness = 'standard', isEnglishWord, further } = query;
  const meanings = toMeanings(meaningsOf(entry));
  const more = (further?.meanings ?? []).map(toMeaning);
  const isPlain = ({ forms }: Meaning) =>
    !isNoVerb(entry.pos) || forms.every(({ prefix }) => prefix !== 'to');
  return {
    ...{ entry, otherSaved, input, strictness, isEnglishWord, showsSamePrompt },
    answer: toAnswer(input),
    meanings,
    further: more,
    tolerated: [...meanings, ...more.filter(isPlain)],
    blocked: toMeanings(entry.blocked ?? []),
  };
}

/**
 * What the English texts of two words must have in common to share a meaning: the forms of every part, with and
 * without its parentheticals and its optional prefix. "to eat; a meal" gives "to eat", "eat", "a meal", "meal" and the whole. A
 * server stores them to look for the saved words that can matter for an answer.
 */
export function meaningKeys(...english: readonly string[]): string[] {
  const forms = toMeanings(english).flatMap((meaning) => meaning.forms);
  return [...new Set(forms.flatMap(({ text, core }) => [text, core]))];
}

const cores = (entry: AnswerEntry): string[] =>
  toMeanings(meaningsOf(entry)).flatMap((meaning) => meaning.forms.map((form) => form.core));

/** Whether two words have a meaning in common; prefixes and parentheticals aside. */
export function sharesMeaning(a: AnswerEntry, b: AnswerEntry): boolean {
  const known = new Set(cores(a));
  return cores(b).some((core) => known.has(core));
}

/** Whether the part of speech is known to be a verb; an adverb is none. */
export const isVerb = (pos: string | null | undefined): boolean => /(?:^|[^a-z])verb/i.test(pos ?? '');

/** Whether the part of speech is known to be no verb; an expression may be one (風邪をひく). */
const isNoVerb = (pos: string | null | undefined): boolean =>
  Boolean(pos?.trim()) && !isVerb(pos) && !/^expression/i.test(pos?.trim() ?? '');

/** Words of these kinds have neither a plural nor a third person: new and news, it and its are different words. */
export const hasEndings = (pos: string | null | undefined): boolean =>
  !/^(?:i-)?adjective|^adverb|^pronoun|^particle|^conjunction/i.test(pos?.trim() ?? '');

/** `pos`: equal, but the answer is a verb ("to talk") and the entry is none. */
type ExactMatch = 'exact' | 'pos';

type Forms = readonly EnglishForm[];

/** Whether "to" makes a verb of what is asked for as something else. */
export const isMisplacedTo = (answer: EnglishForm, meaning: EnglishForm, entry: AnswerEntry): boolean =>
  answer.prefix === 'to' && meaning.prefix !== 'to' && isNoVerb(entry.pos);

/** Whether "a" makes a thing of what is none: "a cold" is no 寒い, "a break" no 壊れる. */
const isMisplacedArticle = (answer: EnglishForm, meaning: EnglishForm, { pos }: AnswerEntry): boolean =>
  answer.prefix === 'a' && meaning.prefix !== 'a' && (isVerb(pos) || /^i-adjective/i.test(pos?.trim() ?? ''));

/** One text against all meanings: equal as it is, or without the optional prefixes. */
export function matchForms(
  forms: Forms,
  meanings: readonly Meaning[],
  entry: AnswerEntry,
): ExactMatch | null {
  let found: ExactMatch | null = null;
  for (const answer of forms)
    for (const meaning of meanings.flatMap((each) => each.forms)) {
      if (answer.text === meaning.text) return 'exact';
      if (answer.core !== meaning.core || isMisplacedArticle(answer, meaning, entry)) continue;
      if (!isMisplacedTo(answer, meaning, entry)) return 'exact';
      found = 'pos';
    }
  return found;
}

/**
 * Whether a text is one of the further meanings. "to shop" is right for 買い物, "shop" is another word: without its "to"
 * only a verb is right.
 */
export function isFurther(forms: Forms, further: readonly Meaning[], entry: AnswerEntry): boolean {
  const known = further.flatMap((meaning) => meaning.forms);
  const isFree = (form: EnglishForm) => !isNoVerb(entry.pos) || form.prefix !== 'to';
  return forms.some((typed) =>
    known.some(
      (form) =>
        typed.text === form.text ||
        (typed.core === form.core &&
          isFree(typed) &&
          isFree(form) &&
          !isMisplacedArticle(typed, form, entry)),
    ),
  );
}

/** The whole answer, or each of several typed parts. Source: ANS-23, ANS-24. */
export function matchExactly(
  answer: EnglishAnswer,
  meanings: readonly Meaning[],
  entry: AnswerEntry,
): ExactMatch | null {
  if (meanings.some(({ shown }) => literalOf(shown) === answer.literal)) return 'exact';
  const whole = matchForms(answer.forms, meanings, entry);
  if (whole === 'exact' || answer.parts.length === 0) return whole;
  const parts = answer.parts.map((forms) => matchForms(forms, meanings, entry));
  if (parts.includes(null)) return whole;
  return parts.includes('pos') ? 'pos' : 'exact';
}

/**
 * Whether the answer, or one of its parts, is on the blocked list. With an optional prefix more or less it is blocked
 * too, unless it is itself an accepted meaning ("close", where "to close" is blocked).
 */
export function isBlocked(
  { forms, parts }: EnglishAnswer,
  blocked: readonly Meaning[],
  meanings: readonly Meaning[],
  entry: AnswerEntry,
): boolean {
  const typed = [forms, ...parts];
  const hasText = (text: string) =>
    blocked.some((meaning) => meaning.forms.some((form) => form.text === text));
  const full = (group: readonly EnglishForm[]) => group[0];
  return typed.some((group) => {
    const text = full(group)?.text;
    if (text !== undefined && hasText(text)) return true;
    return matchForms(group, blocked, entry) !== null && matchForms(group, meanings, entry) !== 'exact';
  });
}

/** Whether a text is, without any tolerance, a meaning of the entry. */
export function isAcceptedMeaning(entry: AnswerEntry, input: string): boolean {
  const answer = toAnswer(input);
  const meanings = toMeanings(meaningsOf(entry));
  return (
    !isBlocked(answer, toMeanings(entry.blocked ?? []), meanings, entry) &&
    matchExactly(answer, meanings, entry) === 'exact'
  );
}
