import { dropInvisible } from '../../text/invisible';
import { contract, lengthen } from './contractions';
import { foldSpelling } from './fold-spelling';
import { normaliseEnglish } from './normalise-english';
import { splitMeanings, withOptionalParentheses } from './split-meanings';

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
export function englishForms(text: string): EnglishForm[] {
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
