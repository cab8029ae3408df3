import type { PartOfSpeech } from '@kotoba/contracts';
import { englishKey, hintsOf } from '../english/english-key';
import { nounOfVerb } from '../english/verb-nouns';
import { baseExpressions, kindredExpressions } from '../english/word-forms';

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
  const partOfSpeech = marked ?? verb;
  const action = partOfSpeech === 'verb' ? nounOfVerb(key) : null;
  const object = partOfSpeech === 'verb' && OBJECT.test(text);
  return {
    key,
    bases: key ? [...baseExpressions(key), ...kindredExpressions(key)] : [],
    hints,
    narrowed,
    partOfSpeech,
    object,
    action,
  };
}
