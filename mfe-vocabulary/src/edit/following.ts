import { toKatakana, toRomaji } from '@kotoba/japanese';
import { kanaOf } from './entry-rules';
import type { EditField, EntryValues } from './form-values';

interface Follower {
  readonly field: EditField;
  readonly source: (values: EntryValues) => string;
  readonly make: (source: string, before: EntryValues) => string;
}

/** Fields that say the same as others. The reading of a changed sentence is the server's to make, which can tell words apart. */
const followers: readonly Follower[] = [
  {
    field: 'katakana',
    source: ({ hiragana }) => hiragana,
    make: (kana, { katakana }) => (katakana === '' ? '' : toKatakana(kana)),
  },
  { field: 'romaji', source: kanaOf, make: (kana) => toRomaji(kana) },
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
