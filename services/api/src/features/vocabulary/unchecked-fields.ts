import { CHECKED_FIELDS, OF_MEANT_WORD, type CheckedField } from '@kotoba/language';
import type { EntryPatch } from './entry.schemas';
import type { WordValues } from './word-values';

const OF_SENTENCE: readonly CheckedField[] = [
  'ja_sentence',
  'ja_hiragana_sentence',
  'romaji_sentence',
  'en_sentence',
];
/** A sentence and its translation. */
const PAIR: readonly CheckedField[] = ['ja_sentence', 'en_sentence'];
/** What stops fitting when the word itself changes. */
const OF_CHANGED_WORD: readonly CheckedField[] = ['hiragana', 'katakana', 'romaji', 'ja_sentence'];
/** What is made anew for a sentence or reading that the learner wrote. */
const MADE_FOR_SENTENCE: readonly CheckedField[] = ['ja_hiragana_sentence', 'romaji_sentence'];
/** Kana that stand beside the kanji: what these cannot be read as is doubted, whoever wrote it. */
const isReading = (field: CheckedField, { hiragana }: WordValues, patch: EntryPatch): boolean =>
  field === 'hiragana' || (field === 'katakana' && !(patch.hiragana ?? hiragana));

/** What no word of the dictionary could tell, because none means what the learner says; until they say another. */
const isOpen = (field: CheckedField): boolean => OF_MEANT_WORD.some((open) => open === field);
const CHECKED_WITH = [
  'ja_word',
  'kanji',
  'part_of_speech',
  'hiragana',
  'katakana',
  'romaji',
  ...OF_SENTENCE,
] as const;

export const touchesChecks = (patch: EntryPatch): boolean =>
  CHECKED_WITH.some((field) => patch[field] !== undefined);

/**
 * The side of an example that stays as it was while the learner rewrites the other: what was a translation need not be
 * one any more.
 */
function leftBehind(before: WordValues, patch: EntryPatch): CheckedField[] {
  const japanese = patch.ja_sentence !== undefined && patch.ja_sentence !== before.jaSentence;
  const english = patch.en_sentence !== undefined && patch.en_sentence !== before.enSentence;
  return [...(japanese ? ['en_sentence' as const] : []), ...(english ? ['ja_sentence' as const] : [])];
}

export interface Evidence {
  /** The fields that fail the checks after the change. */
  readonly failing: readonly CheckedField[];
  /** Whether sentence and translation belong together: one of the word's examples, or only one of them is there. */
  readonly pairHolds: boolean;
}

/**
 * What is doubted after a change by the learner. What the learner wrote is theirs and not doubted, but for a reading that
 * its kanji cannot have; the rest is when
 * it fails now and was doubted before, or when the word or sentence that it belongs to is another one now. The side of
 * an example that was not rewritten with the other stays doubted until it is written too, or the two are an example
 * again.
 */
export function uncheckedAfterPatch(
  before: WordValues,
  patch: EntryPatch,
  { failing, pairHolds }: Evidence,
): CheckedField[] {
  const own = before.sources.sentence === 'you';
  const otherWord = (['ja_word', 'kanji', 'hiragana', 'katakana'] as const).some(
    (field) => patch[field] !== undefined,
  );
  const newReading = patch.ja_sentence !== undefined || patch.ja_hiragana_sentence !== undefined;
  const doubted = new Set([
    ...before.unchecked,
    ...(otherWord ? OF_CHANGED_WORD : []),
    ...(newReading ? MADE_FOR_SENTENCE : []),
  ]);
  // The learner's own sentence may leave its word out; it is doubted as one half of a pair alone.
  if (own) doubted.delete('ja_sentence');
  const ofPair = new Set(own ? before.unchecked.filter((field) => PAIR.includes(field)) : []);
  if (before.unchecked.includes('en_sentence')) ofPair.add('en_sentence');
  if (!own) leftBehind(before, patch).forEach((field) => ofPair.add(field));
  return CHECKED_FIELDS.filter(
    (field) =>
      (patch[field] === undefined || isReading(field, before, patch)) &&
      ((isOpen(field) && before.unchecked.includes(field)) ||
        (failing.includes(field) && doubted.has(field)) ||
        (!pairHolds && ofPair.has(field))),
  );
}

/**
 * What is doubted after another sentence came: of the word what was, of the sentence what fails, never the learner's own
 * text; and the side that is `left` of a pair of which the learner wrote the other.
 */
export function uncheckedAfterSentence(
  before: WordValues,
  after: WordValues,
  { failing, left = [] }: { failing: readonly CheckedField[]; left?: readonly CheckedField[] },
) {
  const own = after.sources.sentence === 'you';
  return CHECKED_FIELDS.filter((field) =>
    OF_SENTENCE.includes(field)
      ? left.includes(field) || (failing.includes(field) && !(own && field === 'ja_sentence'))
      : before.unchecked.includes(field),
  );
}
