import type { DraftEntry, WordForm } from '@kotoba/language';
import { kanaOf } from './answer';

/** "is a ru-verb: …", from the forms of the verb. */
export function verbGroup(word: DraftEntry, forms: readonly WordForm[]): string {
  const negative = forms.find(({ form }) => form === 'negative')?.kana;
  const kana = kanaOf(word);
  if (/(?:する|くる|来る)$/.test(word.ja_word))
    return 'is one of the two irregular verbs, する and 来る: their forms are learned one by one.';
  return negative === `${kana.slice(0, -1)}ない`
    ? 'is a ru-verb: る falls off, and the ending follows what is left.'
    : `is a u-verb: its last sound, ${kana.slice(-1)}, changes with the form, and the ending follows.`;
}
