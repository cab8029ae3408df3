import { dropInvisible } from '../../text';
import { contract, lengthen, normaliseEnglish } from './normalise-english';
import { foldSpelling } from './fold-spelling';
import { splitMeanings, withOptionalParentheses } from './split-meanings';
import { meaningsOf } from '../entry-texts';
import type { AnswerEntry, AnswerSurroundings, IsEnglishWord, Strictness } from '../types';

/** A meaning, or an answer, in comparable form. */
export interface EnglishForm {
  /** Normalised, spelling folded, drawn together. Never empty. */
  readonly text: string;
  /** The same without the optional prefix. Never empty. */
  readonly core: string;
  readonly prefix: 'to' | 'article' | null;
}

/** `to` in front of an article is a preposition: "to the point" loses nothing. */
const prefixes = /^(?:(to) (?!(?:the|an?)(?: |$))|(?:the|an?) )(.+)$/;

function toForm(text: string): EnglishForm {
  const match = prefixes.exec(text);
  if (!match) return { text, core: text, prefix: null };
  return { text, core: match[2] ?? text, prefix: match[1] ? 'to' : 'article' };
}

/**
 * All forms that one text stands for: with and without its parentheticals, "we're" as were and as we are. None when only punctuation is
 * there.
 */
function englishForms(text: string): EnglishForm[] {
  const texts = withOptionalParentheses(text)
    .flatMap((variant) => [variant, lengthen(variant)])
    .map((variant) => contract(foldSpelling(normaliseEnglish(variant))));
  return [...new Set(texts)].filter((form) => form !== '').map(toForm);
}

/** One accepted meaning. */
export interface Meaning {
  /** As stored, to be shown. */
  readonly shown: string;
  readonly forms: readonly EnglishForm[];
}

/** The meanings of stored texts: each part, and each text as a whole ("Well, then"). */
export function toMeanings(stored: readonly string[]): Meaning[] {
  return stored.flatMap((text) => {
    const parts = splitMeanings(text);
    const whole = parts.length > 1 ? [text] : [];
    return [...parts, ...whole].map((shown) => ({ shown: shown.trim(), forms: englishForms(shown) }));
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

export const literalOf = (text: string): string => dropInvisible(text.normalize('NFKC')).trim().toLowerCase();

/** "big, large" and "big or large" are two answers. */
function partsOf(input: string): string[] {
  const listed = splitMeanings(input);
  return listed.length > 1 ? listed : input.split(/\s+or\s+/i);
}

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
  readonly blocked: readonly Meaning[];
  readonly strictness: Strictness;
  readonly isEnglishWord: IsEnglishWord;
  /** Whether the question for the other word would have looked the same. */
  readonly showsSamePrompt: (other: AnswerEntry) => boolean;
}

export function englishContext(
  surroundings: AnswerSurroundings,
  showsSamePrompt: (other: AnswerEntry) => boolean,
): EnglishContext {
  const { entry, otherSaved, input, strictness = 'standard', isEnglishWord } = surroundings;
  return {
    ...{ entry, otherSaved, input, strictness, isEnglishWord, showsSamePrompt },
    answer: toAnswer(input),
    meanings: toMeanings(meaningsOf(entry)),
    blocked: toMeanings(entry.blocked ?? []),
  };
}

/**
 * What two English texts must have in common to share a meaning: the forms of every part, with and without its parentheticals and its
 * optional prefix. "to eat; a meal" gives "to eat", "eat", "a meal", "meal" and the whole. A server stores them to look for the saved
 * words that can matter for an answer.
 */
export function meaningKeys(english: string): string[] {
  const forms = toMeanings([english]).flatMap((meaning) => meaning.forms);
  return [...new Set(forms.flatMap(({ text, core }) => [text, core]))];
}

const cores = (entry: AnswerEntry): string[] =>
  toMeanings(meaningsOf(entry)).flatMap((meaning) => meaning.forms.map((form) => form.core));

/** Whether two words have a meaning in common; prefixes and parentheticals aside. */
export function sharesMeaning(a: AnswerEntry, b: AnswerEntry): boolean {
  const known = new Set(cores(a));
  return cores(b).some((core) => known.has(core));
}
