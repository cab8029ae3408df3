import type { Entry } from '../vocabulary';
import { joinList } from './cells/list-cell';

/** What of an entry travels in tables and Anki notes, in the order of the columns. A file that has them all comes back as it went. */
export const FIELDS = [
  'en_word',
  'ja_word',
  'kanji',
  'hiragana',
  'katakana',
  'romaji',
  'part_of_speech',
  'level',
  'ja_sentence',
  'ja_hiragana_sentence',
  'romaji_sentence',
  'en_sentence',
  'tags',
  'alternatives',
  'blocked_answers',
  'notes',
  'user_topic',
  'topic',
  'sources',
  'unchecked',
  'created_at',
] as const;
export type Field = (typeof FIELDS)[number];

/** A field as the text of one cell; empty when there is nothing. */
export function cellOf(entry: Entry, field: Field): string {
  const value = entry[field];
  if (Array.isArray(value)) return joinList(value);
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value ?? '';
}
