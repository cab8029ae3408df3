import type { DraftEntry, WordKey } from '@kotoba/language';
import { isPartOfSpeech } from '@kotoba/contracts';
import type { EntryInput } from './entry.schemas';
import { entryKeys } from './entry-keys';
import type { EntrySources, VocabularyRow } from './vocabulary.tables';

/** The content of a word, without its owner, place, pictures and times. */
export type WordValues = Pick<
  VocabularyRow,
  | 'enWord'
  | 'jaWord'
  | 'hiragana'
  | 'katakana'
  | 'kanji'
  | 'romaji'
  | 'partOfSpeech'
  | 'level'
  | 'jaSentence'
  | 'jaHiraganaSentence'
  | 'romajiSentence'
  | 'enSentence'
  | 'tags'
  | 'alternatives'
  | 'blockedAnswers'
  | 'notes'
  | 'sources'
  | 'unchecked'
>;

/** The content of a stored word. */
export function contentOf(row: VocabularyRow): WordValues {
  return {
    enWord: row.enWord,
    jaWord: row.jaWord,
    hiragana: row.hiragana,
    katakana: row.katakana,
    kanji: row.kanji,
    romaji: row.romaji,
    partOfSpeech: row.partOfSpeech,
    level: row.level,
    jaSentence: row.jaSentence,
    jaHiraganaSentence: row.jaHiraganaSentence,
    romajiSentence: row.romajiSentence,
    enSentence: row.enSentence,
    tags: row.tags,
    alternatives: row.alternatives,
    blockedAnswers: row.blockedAnswers,
    notes: row.notes,
    sources: row.sources,
    unchecked: row.unchecked,
  };
}

const source = (sources: DraftEntry['sources'], hasSentence: boolean): EntrySources => ({
  word: sources.word,
  level: sources.level,
  ...(hasSentence && { sentence: sources.sentence }),
});

export function fromDraft(draft: DraftEntry): WordValues {
  return {
    enWord: draft.en_word,
    jaWord: draft.ja_word,
    hiragana: draft.hiragana,
    katakana: draft.katakana,
    kanji: draft.kanji,
    romaji: draft.romaji,
    partOfSpeech: draft.part_of_speech,
    level: draft.level,
    jaSentence: draft.ja_sentence,
    jaHiraganaSentence: draft.ja_hiragana_sentence,
    romajiSentence: draft.romaji_sentence,
    enSentence: draft.en_sentence,
    tags: draft.tags,
    alternatives: draft.alternatives,
    blockedAnswers: [],
    notes: draft.notes,
    unchecked: draft.unchecked,
    sources: source(draft.sources, draft.ja_sentence !== null),
  };
}

/** A learner's sentence stands by itself: an example of ours beside it would be taken for its translation. */
const ownSentence = (input: EntryInput, values: WordValues) => ({
  jaSentence: input.ja_sentence ?? null,
  jaHiraganaSentence: input.ja_sentence ? values.jaHiraganaSentence : null,
  romajiSentence: input.ja_sentence ? values.romajiSentence : null,
  enSentence: input.en_sentence ?? null,
});

/** A learner's own entry with what could be derived for it; what the learner wrote is marked as theirs. */
export function fromInput(input: EntryInput, completed: DraftEntry): WordValues {
  const values = fromDraft(completed);
  const wroteSentence = Boolean(input.ja_sentence ?? input.en_sentence);
  return {
    ...values,
    ...(wroteSentence && ownSentence(input, values)),
    blockedAnswers: input.blocked_answers ?? [],
    notes: input.notes ?? null,
    sources: {
      ...values.sources,
      word: 'you',
      ...(input.level && { level: 'you' as const }),
      ...(wroteSentence && { sentence: 'you' as const }),
    },
  };
}

export const withKeys = <Values extends WordValues>(values: Values) => ({ ...values, ...entryKeys(values) });

/** What names a word when the language engine is asked for its examples. */
export const keyOf = (word: WordValues): WordKey => ({
  en_word: word.enWord,
  ja_word: word.jaWord,
  hiragana: word.hiragana,
  katakana: word.katakana,
  kanji: word.kanji,
  part_of_speech: isPartOfSpeech(word.partOfSpeech) ? word.partOfSpeech : 'other',
});
