import type { VocabularyEntry, VocabularyEntryPatch } from '@kotoba/api-client';
import { joinChips, splitChips } from '@kotoba/shared-ui/forms';

const TEXTS = [
  'en_word',
  'ja_word',
  'kanji',
  'hiragana',
  'katakana',
  'romaji',
  'ja_sentence',
  'ja_hiragana_sentence',
  'romaji_sentence',
  'en_sentence',
  'notes',
  'user_topic',
  'topic',
] as const;
const CHOICES = ['part_of_speech', 'level'] as const;
const LISTS = ['alternatives', 'blocked_answers', 'tags'] as const;

/** Every field of a word that a learner may write, in the order of the form. */
export const EDIT_FIELDS = [...TEXTS, ...CHOICES, ...LISTS] as const;
export type EditField = (typeof EDIT_FIELDS)[number];

/** What the form holds: texts alone, so that it compares and keeps all alike; a list is one text with a line for each. */
export type EntryValues = Readonly<Record<EditField, string>>;

export function toValues(entry: VocabularyEntry): EntryValues {
  const values = [...TEXTS, ...CHOICES].map((field) => [field, entry[field] ?? ''] as const);
  const lists = LISTS.map((field) => [field, joinChips(entry[field])] as const);
  return Object.fromEntries([...values, ...lists]) as Record<EditField, string>;
}

/** The fields that differ. */
export const changedValues = (values: EntryValues, before: EntryValues): Partial<EntryValues> =>
  Object.fromEntries(
    EDIT_FIELDS.flatMap((field) => (values[field] === before[field] ? [] : [[field, values[field]]])),
  );

/** Fields that the server makes from another when they are left empty beside its new text. */
const MADE_FROM: Partial<Record<EditField, EditField>> = {
  ja_hiragana_sentence: 'ja_sentence',
  romaji_sentence: 'ja_hiragana_sentence',
};

/** What differs from the word as it was: nothing else is sent, so that a change made elsewhere meanwhile stays. Empty texts empty their field. */
export function toPatch(values: EntryValues, before: EntryValues): VocabularyEntryPatch {
  const changed = (field: EditField): boolean => values[field].trim() !== before[field].trim();
  const patch: Partial<Record<EditField, string | string[] | null>> = {};
  for (const field of EDIT_FIELDS) {
    const text = values[field].trim();
    const source = MADE_FROM[field];
    if (!changed(field) || (text === '' && source && changed(source) && values.ja_sentence.trim() !== ''))
      continue;
    patch[field] = (LISTS as readonly string[]).includes(field)
      ? splitChips(text)
      : text === ''
        ? null
        : text;
  }
  // A topic is named within its collection: in another one it must be named again.
  if (changed('user_topic')) patch.topic = values.topic.trim();
  return patch as VocabularyEntryPatch;
}
