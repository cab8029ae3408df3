import type { FurtherForm } from '@kotoba/japanese/answers';
import { type DictionaryWord, partOfSpeechOf } from '../dictionary/word';
import { englishKey } from '../english-key';
import type { KnownWord } from './tables';

/** Spellings that the dictionary marks as rare or old, among the forms of a word. */
export function rareSpellings({ word }: KnownWord, forms: readonly FurtherForm[]): string[] {
  const rare = new Set(word.forms.filter(({ odd }) => odd).map(({ kanji }) => kanji));
  return forms
    .filter(({ text, reason }) => reason === 'other_spelling' && rare.has(text))
    .map(({ text }) => text);
}

const keysOf = ({ senses }: DictionaryWord): string[] =>
  senses.flatMap(({ glosses }) => glosses.map(englishKey));

/**
 * Whether a rare spelling of a word is how another common one is usually written: 銅 may be read かね, but to a learner it
 * is copper. One that shares a meaning is no other word (身体 for 体), nor is what only counts (歳).
 */
export function isOtherWord(spelling: string, { word }: KnownWord, all: readonly DictionaryWord[]): boolean {
  const own = new Set(keysOf(word));
  return all.some(
    (other) =>
      other.id !== word.id &&
      other.weight > 0 &&
      other.forms.some(({ kanji, odd }) => kanji === spelling && !odd) &&
      !other.senses.some((sense) => /^(?:suffix|prefix|counter)$/.test(partOfSpeechOf(sense))) &&
      !keysOf(other).some((key) => own.has(key)),
  );
}
