import type { EnglishAnswer, Meaning } from './english-forms';

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
 * Whether only function words were typed ("to" for "to eat") though a content word is wanted. Where the meaning itself is a preposition or
 * the like ("on; above"), "in" is simply wrong. Source: ANS-25.
 */
export function isOnlyFunctionWords({ words }: EnglishAnswer, meanings: readonly Meaning[]): boolean {
  if (words.length === 0 || !words.every(isEmpty)) return false;
  const texts = meanings.flatMap((meaning) => meaning.forms.map((form) => form.core));
  return !texts.some((text) => text.split(' ').every(isRelational));
}
