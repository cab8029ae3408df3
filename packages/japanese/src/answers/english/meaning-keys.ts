import { toMeanings } from './english-forms';

/**
 * What two English texts must have in common to share a meaning: the forms of every part, with and without its parentheticals and its
 * optional prefix. "to eat; a meal" gives "to eat", "eat", "a meal", "meal" and the whole. A server stores them to look for the saved
 * words that can matter for an answer.
 */
export function meaningKeys(english: string): string[] {
  const forms = toMeanings([english]).flatMap((meaning) => meaning.forms);
  return [...new Set(forms.flatMap(({ text, core }) => [text, core]))];
}
