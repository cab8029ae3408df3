import type { VocabularyEntry, VocabularyEntryPatch } from '@kotoba/api-client';
import { joinChips, object, splitChips, string, type ObjectSchema } from '@kotoba/shared-ui/forms';
import { MAX_ANSWER_TEXTS, MAX_TAGS, maxLength } from '@kotoba/contracts';
import { hasKanji, romajiAgrees, toRomaji, toKatakana } from '@kotoba/japanese';
import { t } from '../texts';

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

/**
 * What the form holds: texts alone, so that it compares and keeps all alike; a list is one text with a line for each.
 */
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

/**
 * What differs from the word as it was: nothing else is sent, so that a change made elsewhere meanwhile stays. Empty
 * texts empty their field.
 */
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

const HIRAGANA = /^[\p{Script=Hiragana}ー・〜\s]*$/u;
const KATAKANA = /^[\p{Script=Katakana}ー・〜\s]*$/u;

const characters = (text: string): number => [...text.trim()].length;

/** Where the word is read: hiragana first. */
const kanaOf = ({ hiragana, katakana }: Pick<EntryValues, 'hiragana' | 'katakana'>): string =>
  hiragana.trim() || katakana.trim();

/**
 * What may be saved. A text that stands as it stood is right: whoever corrects the translation must not be stopped by
 * a reading of ours. Of a form that shows `only` some fields those alone are judged. Source: VOC-31.
 */
export function entryRules(
  before: EntryValues,
  only: readonly EditField[] = EDIT_FIELDS,
): ObjectSchema<EntryValues> {
  const stands = (field: EditField, value: string): boolean => value === before[field];
  const text = (field: EditField, most: number) =>
    string()
      .default('')
      .test(
        'long',
        t('rule.long', { count: most }),
        (value) => stands(field, value) || characters(value) <= most,
      );
  const required = (field: EditField, most: number) =>
    text(field, most).test(
      'required',
      t('rule.required', { field: t(`field.${field}`) }),
      (value) => value.trim() !== '',
    );
  const list = (most: number) =>
    string()
      .default('')
      .test('many', t('rule.many', { count: most }), (value) => splitChips(value).length <= most)
      .test('long', t('rule.long', { count: maxLength.enWord }), (value) =>
        splitChips(value).every((one) => characters(one) <= maxLength.enWord),
      );
  /** `romaji` beside the kana that `kanaOf` finds. */
  const agreeing = (field: EditField, most: number, kanaIn: (values: EntryValues) => string) =>
    text(field, most).test('agrees', (value, { parent, createError }) => {
      const values = parent as EntryValues;
      const kana = kanaIn(values);
      const untouched = stands(field, value) && kana === kanaIn(before);
      if (untouched || value.trim() === '' || kana === '' || romajiAgrees(kana, value)) return true;
      return createError({ message: t('rule.romaji', { kana, romaji: toRomaji(kana) }) });
    });

  const rules = {
    en_word: required('en_word', maxLength.enWord),
    ja_word: text('ja_word', maxLength.enWord),
    kanji: text('kanji', maxLength.enWord),
    hiragana: text('hiragana', maxLength.enWord)
      .test(
        'hiragana',
        t('rule.hiragana'),
        (value) => stands('hiragana', value) || HIRAGANA.test(value.normalize('NFC')),
      )
      .test('some', t('rule.some'), (_value, { parent }) => {
        const { hiragana, katakana, kanji } = parent as EntryValues;
        return [hiragana, katakana, kanji].some((script) => script.trim() !== '');
      }),
    katakana: text('katakana', maxLength.enWord).test(
      'katakana',
      t('rule.katakana'),
      (value) => stands('katakana', value) || KATAKANA.test(value.normalize('NFC')),
    ),
    romaji: agreeing('romaji', maxLength.enWord, kanaOf),
    part_of_speech: string().default(''),
    level: string().default(''),
    ja_sentence: text('ja_sentence', maxLength.sentence),
    ja_hiragana_sentence: text('ja_hiragana_sentence', maxLength.sentence).test(
      'kana',
      t('rule.kana'),
      (value) => stands('ja_hiragana_sentence', value) || !hasKanji(value),
    ),
    romaji_sentence: agreeing('romaji_sentence', maxLength.sentence, (values) =>
      values.ja_hiragana_sentence.trim(),
    ),
    en_sentence: text('en_sentence', maxLength.sentence),
    alternatives: list(MAX_ANSWER_TEXTS),
    blocked_answers: list(MAX_ANSWER_TEXTS),
    notes: text('notes', maxLength.note),
    tags: list(MAX_TAGS),
    user_topic: required('user_topic', maxLength.name),
    topic: required('topic', maxLength.name),
  };
  const judged = EDIT_FIELDS.map((field) => [
    field,
    only.includes(field) ? rules[field] : string().default(''),
  ]);
  return object(Object.fromEntries(judged) as typeof rules);
}

interface Follower {
  readonly field: EditField;
  readonly source: (values: EntryValues) => string;
  readonly make: (source: string, before: EntryValues) => string;
}

/**
 * Fields that say the same as others. The reading of a changed sentence is the server's to make, which can tell words
 * apart.
 */
const followers: readonly Follower[] = [
  {
    field: 'katakana',
    source: ({ hiragana }) => hiragana,
    make: (kana, { katakana }) => (katakana === '' ? '' : toKatakana(kana)),
  },
  // する stands alone (LANG-6).
  { field: 'romaji', source: kanaOf, make: (kana) => toRomaji(kana.replace(/(..)する$/, '$1 する')) },
  {
    field: 'ja_word',
    source: (values) => values.kanji.trim() || kanaOf(values),
    make: (word) => word,
  },
  { field: 'ja_hiragana_sentence', source: ({ ja_sentence }) => ja_sentence, make: () => '' },
  { field: 'romaji_sentence', source: ({ ja_hiragana_sentence }) => ja_hiragana_sentence, make: () => '' },
];

/** What follows from a field when nobody writes it: as it was beside its source as that was, else made anew. */
const derived = ({ field, source, make }: Follower, values: EntryValues, before: EntryValues): string =>
  source(values) === source(before) ? before[field] : make(source(values), before);

/** The fields that must change because `values` came after `last`, and were not written by hand. */
export function following(
  values: EntryValues,
  last: EntryValues,
  before: EntryValues,
): readonly (readonly [EditField, string])[] {
  return followers.flatMap((follower) => {
    const { field, source } = follower;
    const isOwn = last[field] !== derived(follower, last, before);
    if (isOwn || values[field] !== last[field] || source(values) === source(last)) return [];
    return [[field, derived(follower, values, before)] as const];
  });
}
