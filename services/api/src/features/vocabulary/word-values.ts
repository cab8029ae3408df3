import type { DraftEntry } from '@kotoba/language';
import { isLevel, isPartOfSpeech } from '@kotoba/contracts';
import type { EntryInput } from './entry.schemas';
import { entryKeys } from './entry-keys';
import type { EntrySources, VocabularyRow } from './vocabulary.tables';

/** The content of a word, without its owner, place, pictures and times. */
const CONTENT = [
  'enWord',
  'jaWord',
  'hiragana',
  'katakana',
  'kanji',
  'romaji',
  'partOfSpeech',
  'level',
  'jaSentence',
  'jaHiraganaSentence',
  'romajiSentence',
  'enSentence',
  'tags',
  'alternatives',
  'blockedAnswers',
  'notes',
  'pieces',
  'sources',
  'unchecked',
] as const satisfies readonly (keyof VocabularyRow)[];
export type WordValues = Pick<VocabularyRow, (typeof CONTENT)[number]>;

/** The content of a stored word. */
export const contentOf = (row: VocabularyRow): WordValues =>
  Object.fromEntries(CONTENT.map((field) => [field, row[field]])) as WordValues;

/** The content of a word under the names that API and language engine have for it. */
export const wireContent = (values: Omit<WordValues, 'pieces'>) => ({
  en_word: values.enWord,
  ja_word: values.jaWord,
  hiragana: values.hiragana,
  katakana: values.katakana,
  kanji: values.kanji,
  romaji: values.romaji,
  part_of_speech: isPartOfSpeech(values.partOfSpeech) ? values.partOfSpeech : ('other' as const),
  level: values.level !== null && isLevel(values.level) ? values.level : null,
  ja_sentence: values.jaSentence,
  ja_hiragana_sentence: values.jaHiraganaSentence,
  romaji_sentence: values.romajiSentence,
  en_sentence: values.enSentence,
  tags: values.tags,
  alternatives: values.alternatives,
  blocked_answers: values.blockedAnswers,
  notes: values.notes,
  sources: values.sources,
  unchecked: values.unchecked,
});

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
    pieces: draft.pieces ?? null,
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
