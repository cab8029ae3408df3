import { isPartOfSpeech } from '@kotoba/contracts';
import type { CheckableEntry, CheckedField } from '../language/language';
import type { EntryPatch } from './entry.schemas';
import type { WordValues } from './word-values';

const OF_SENTENCE: readonly CheckedField[] = ['ja_sentence', 'ja_hiragana_sentence', 'romaji_sentence'];
/** What stops fitting when the word itself changes. */
const OF_CHANGED_WORD: readonly CheckedField[] = ['hiragana', 'katakana', 'romaji', 'ja_sentence'];
/** What is made anew for a sentence or reading that the learner wrote. */
const MADE_FOR_SENTENCE: readonly CheckedField[] = ['ja_hiragana_sentence', 'romaji_sentence'];
const CHECKED_WITH = [
  'ja_word',
  'kanji',
  'part_of_speech',
  'hiragana',
  'katakana',
  'romaji',
  ...OF_SENTENCE,
] as const;

/** A word in the terms of the language engine's checks. */
export const toCheckable = (values: WordValues): CheckableEntry => ({
  ja_word: values.jaWord,
  hiragana: values.hiragana,
  katakana: values.katakana,
  kanji: values.kanji,
  romaji: values.romaji,
  part_of_speech: isPartOfSpeech(values.partOfSpeech) ? values.partOfSpeech : 'other',
  ja_sentence: values.jaSentence,
  ja_hiragana_sentence: values.jaHiraganaSentence,
  romaji_sentence: values.romajiSentence,
});

export const touchesChecks = (patch: EntryPatch): boolean =>
  CHECKED_WITH.some((field) => patch[field] !== undefined);

/**
 * What is doubted after a change by the learner. What the learner wrote is theirs and never doubted; the rest is when it fails now and was
 * doubted before, or when the word or sentence that it belongs to is another one now.
 *
 * @param failing the fields that fail the checks after the change
 */
export function uncheckedAfterPatch(before: WordValues, patch: EntryPatch, failing: readonly CheckedField[]) {
  const otherWord = (['ja_word', 'kanji', 'hiragana', 'katakana'] as const).some(
    (field) => patch[field] !== undefined,
  );
  const newReading = patch.ja_sentence !== undefined || patch.ja_hiragana_sentence !== undefined;
  const doubted = new Set([
    ...before.unchecked,
    ...(otherWord ? OF_CHANGED_WORD : []),
    ...(newReading ? MADE_FOR_SENTENCE : []),
  ]);
  if (before.sources.sentence === 'you') doubted.delete('ja_sentence');
  return failing.filter((field) => doubted.has(field) && patch[field] === undefined);
}

/** What is doubted after another sentence came: of the word what was, of the sentence what fails; never the learner's own text. */
export function uncheckedAfterSentence(
  before: WordValues,
  after: WordValues,
  failing: readonly CheckedField[],
) {
  const own = after.sources.sentence === 'you';
  return [
    ...before.unchecked.filter((field) => !OF_SENTENCE.includes(field)),
    ...failing.filter((field) => OF_SENTENCE.includes(field) && !(own && field === 'ja_sentence')),
  ];
}
