import { isDeterminer } from '../authored/expressions';
import { readVerb } from './english-verbs';
import type { Lexicon } from './lexicon';
import { isEnd, isFunction, nameMessage, NOT_KNOWN, type Reading, unusedMessage, WHOLE } from './noun';
import { ARTICLE, FAMILY, numberOf, OPEN, POINTING, singular, SPAN } from './noun-words';
import type { NounChoice } from './read-lexicon';

export const MAX_NOUN_WORDS = 4;

/** "the book" is a noun; "book" without anything before it is what one does. */
const isDescribed = (before: string, lexicon: Lexicon): boolean =>
  isDeterminer(before) ||
  before in POINTING ||
  before === "'s" ||
  before === 'of' ||
  before === 'by' ||
  /^(no|many|much|what|which|whose)$/.test(before) ||
  numberOf(before) !== null ||
  lexicon.adjectives(before).length > 0;

/** "Red" and "Japanese" are nouns, too. */
const isMeant = (written: string): boolean => /語$|^(赤|青|白|黒|緑|黄色|茶色|紫|ピンク)$/.test(written);

export function nounAt(
  reading: Reading,
  at: number,
): { choices: readonly NounChoice[]; next: number; family?: string } | null {
  const { tokens, lexicon } = reading;
  const first = tokens[at]?.text ?? '';
  if (ARTICLE.test(first) || first === 'to') return null;
  for (let length = Math.min(MAX_NOUN_WORDS, tokens.length - at); length > 0; length -= 1) {
    const words = tokens.slice(at, at + length).map((token) => token.text);
    const key = words.join(' ');
    // "when" is no occasion, "good" no goods, and "hours" are how long.
    const verb = lexicon.verbs(key).length > 0 && !isDescribed(tokens[at - 1]?.text ?? '', lexicon);
    const other = isFunction(key) || SPAN.test(key) || lexicon.adjectives(key).length > 0;
    if (
      words.some((word) => word === ',' || word === "'s") ||
      (length > 1 && /^(of|to|in|at|and)$/.test(words.at(-1) ?? ''))
    )
      continue;
    const family =
      key in FAMILY ? key : singular(key) in FAMILY && key !== 'parents' ? singular(key) : undefined;
    const choices = lexicon
      .nouns(key)
      .filter(
        ({ written, kinds }) =>
          (!other || isMeant(written)) && (!verb || [...kinds].some((kind) => WHOLE.test(kind))),
      );
    if (family !== undefined) return { choices, next: at + length, family };
    if (choices.length > 0) return { choices, next: at + length };
    if (OPEN[singular(key)]) return { choices, next: at + length };
  }
  return null;
}

/** Nothing is known of the word: the place is remembered. */
export function unknownNoun(reading: Reading, at: number, expected: boolean): null {
  const word = reading.tokens[at];
  if (!word || isEnd(word.text) || isFunction(word.text) || (!expected && at === 0)) return null;
  // "told" is a word, but none that stands here.
  const verb = readVerb(word.text).some(
    ({ base }) => reading.lexicon.verbs(base).length > 0 || reading.lexicon.isVerb(base),
  );
  if (verb) reading.miss(at, NOT_KNOWN);
  else if (reading.lexicon.isKnown(word.text)) reading.miss(at, unusedMessage(word.shown));
  else if (word.capital) reading.miss(at, nameMessage(word.shown));
  else reading.miss(at, `No word was found for “${word.shown}”.`);
  return null;
}

export const isCompound = (reading: Reading, at: number): boolean =>
  (nounAt(reading, at)?.next ?? at) > at + 1;
