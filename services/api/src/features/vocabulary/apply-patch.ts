import { toHiragana, toKatakana } from '@kotoba/japanese';
import type { EntryPatch } from './entry.schemas';
import type { WordValues } from './word-values';

/** `undefined` leaves a field, `null` empties it. */
const patched = <T>(given: T | undefined, current: T): T => (given === undefined ? current : given);

/** The other kind of kana says what the changed one says. */
const follow = (
  given: string | null | undefined,
  current: string,
  convert: (kana: string) => string,
): string => (given ? convert(given) : current);

/** What was written changes where a field comes from. */
function patchedSources(values: WordValues, patch: EntryPatch): WordValues['sources'] {
  const sentence = patch.ja_sentence !== undefined || patch.en_sentence !== undefined;
  const words = ['en_word', 'ja_word', 'hiragana', 'katakana', 'kanji', 'romaji'] as const;
  return {
    ...values.sources,
    ...(words.some((field) => patch[field] !== undefined) && { word: 'you' as const }),
    ...(sentence && { sentence: 'you' as const }),
    ...(patch.level !== undefined && { level: 'you' as const }),
  };
}

/** Whether what is read aloud or written in Japanese changed, so that romaji and headword must follow. */
export const changesReading = (patch: EntryPatch): boolean =>
  patch.hiragana !== undefined || patch.katakana !== undefined || patch.kanji !== undefined;

/**
 * A word with a learner's changes. A changed Japanese sentence loses the reading of the old one unless a new reading is given. Nothing is
 * derived or checked here: see `following-fields.ts` and `patch-entry.ts`.
 */
export function applyPatch(values: WordValues, patch: EntryPatch): WordValues {
  const newSentence = patch.ja_sentence !== undefined && patch.ja_sentence !== values.jaSentence;
  return {
    enWord: patched(patch.en_word, values.enWord),
    jaWord: patch.ja_word ?? values.jaWord,
    hiragana: patched(patch.hiragana, values.hiragana && follow(patch.katakana, values.hiragana, toHiragana)),
    katakana: patched(patch.katakana, values.katakana && follow(patch.hiragana, values.katakana, toKatakana)),
    kanji: patched(patch.kanji, values.kanji),
    romaji: patch.romaji ?? values.romaji,
    partOfSpeech: patched(patch.part_of_speech, values.partOfSpeech),
    level: patched(patch.level, values.level),
    jaSentence: patched(patch.ja_sentence, values.jaSentence),
    jaHiraganaSentence: patched(patch.ja_hiragana_sentence, newSentence ? null : values.jaHiraganaSentence),
    romajiSentence: patched(patch.romaji_sentence, newSentence ? null : values.romajiSentence),
    enSentence: patched(patch.en_sentence, values.enSentence),
    tags: patched(patch.tags, values.tags),
    alternatives: patched(patch.alternatives, values.alternatives),
    blockedAnswers: patched(patch.blocked_answers, values.blockedAnswers),
    notes: patched(patch.notes === '' ? null : patch.notes, values.notes),
    sources: patchedSources(values, patch),
    unchecked: values.unchecked,
  };
}
