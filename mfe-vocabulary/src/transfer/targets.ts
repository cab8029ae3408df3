import type { ImportTarget } from '@kotoba/api-client';

/** What a column can hold, the likeliest first: the order of the choices. */
export const TARGETS = [
  'ignore',
  'en_word',
  'japanese',
  'reading',
  'kanji',
  'hiragana',
  'katakana',
  'romaji',
  'part_of_speech',
  'level',
  'tags',
  'notes',
  'ja_sentence',
  'ja_hiragana_sentence',
  'romaji_sentence',
  'en_sentence',
  'user_topic',
  'topic',
  'deck',
  'alternatives',
  'blocked_answers',
  'ja_word',
  'created_at',
  'sources',
  'unchecked',
] as const satisfies readonly ImportTarget[];

/** The targets after a choice: what another column held before is taken from it, because no two can hold the same. */
export const assignTarget = (
  targets: readonly ImportTarget[],
  column: number,
  target: ImportTarget,
): ImportTarget[] =>
  targets.map((held, i) => {
    if (i === column) return target;
    return held === target ? 'ignore' : held;
  });

const JAPANESE: readonly ImportTarget[] = ['japanese', 'reading', 'kanji', 'hiragana', 'katakana'];

/** Whether the columns can make a word at all: an English one and a Japanese one. */
export const makesWords = (targets: readonly ImportTarget[]): boolean =>
  targets.includes('en_word') && JAPANESE.some((target) => targets.includes(target));

/** Whether the file says itself where its words go. */
export const namesCollections = (targets: readonly ImportTarget[]): boolean =>
  targets.includes('user_topic') || targets.includes('deck');
