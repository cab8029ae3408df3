import type { Entry } from '../vocabulary';

/**
 * Characters that end an item, best first: one kind alone separates a cell, so that "to go, to walk; to run" has two
 * items.
 */
const SEPARATORS = [';', ',', '、'] as const;

/** A list as the text of one cell: items between semicolons, separators inside an item behind a backslash. */
export const joinList = (items: readonly string[]): string =>
  items.map((item) => item.replace(/[\\;,、]/g, String.raw`\$&`)).join('; ');

/** The parts of a cell between separators that are not behind a backslash, still escaped. */
function partsOf(cell: string, separator: string): string[] {
  const parts = [''];
  for (const [token] of cell.matchAll(/\\?[^]/gu)) {
    if (token === separator) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}

/** The items of a cell, as `joinList` wrote them or as people write lists. Empty items are left out. */
export function splitList(cell: string): string[] {
  const parts = SEPARATORS.map((separator) => partsOf(cell, separator)).find((found) => found.length > 1) ?? [
    cell,
  ];
  return parts.map((part) => part.replace(/\\([\\;,、])/gu, '$1').trim()).filter((item) => item !== '');
}

/**
 * What of an entry travels in tables and Anki notes, in the order of the columns. A file that has them all comes back
 * as it went.
 */
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
