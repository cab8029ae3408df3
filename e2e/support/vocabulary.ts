import type { Page } from '@playwright/test';
import { asLearner, type Learner } from './learner';

/** An entry as a test wants it; what is left out is filled in by the server. */
export interface NewEntry {
  readonly en_word: string;
  readonly [field: string]: unknown;
}

/** 傘 with everything that a page can show. */
export const UMBRELLA: NewEntry = {
  en_word: 'umbrella',
  kanji: '傘',
  hiragana: 'かさ',
  part_of_speech: 'noun',
  level: 'N5',
  ja_sentence: '雨なので傘を持っていきます。',
  ja_hiragana_sentence: 'あめなのでかさをもっていきます。',
  romaji_sentence: 'ame nanode kasa o motteikimasu.',
  en_sentence: 'It is raining, so I will take an umbrella.',
  tags: ['weather', '持ち物'],
  user_topic: 'Class Notes',
  topic: 'Words',
};

/** A word that was made and not saved. */
export const UNSAVED: NewEntry = { en_word: 'dog', kanji: '犬', hiragana: 'いぬ', status: false };

/** Saves entries for the learner (unless `status` is false); gives their ids. */
export async function giveEntries(learner: Learner, entries: readonly NewEntry[]): Promise<number[]> {
  const vocabulary = entries.map((entry) => ({ status: true, ...entry }));
  const answer = await asLearner<{ vocabulary_ids: number[] }>(learner, 'POST', '/vocabulary/create', {
    vocabulary,
  });
  return answer.vocabulary_ids;
}

/** Saves one entry and gives its id. */
export async function giveEntry(learner: Learner, entry: NewEntry = UMBRELLA): Promise<number> {
  const [id] = await giveEntries(learner, [entry]);
  if (id === undefined) throw new Error('The entry was not made');
  return id;
}

/**
 * Saves a word for the learner, 傘 unless another is wanted, and opens a page of it; `at` may carry the list that it is
 * opened from.
 */
export async function openWord(
  page: Page,
  learner: Learner,
  at: `${'detail' | 'edit'}${string}`,
  entry: NewEntry = UMBRELLA,
): Promise<number> {
  const id = await giveEntry(learner, entry);
  await page.goto(`/vocabularies/${id}/${at}`);
  return id;
}

export interface StoredEntry {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** The entry as the server has it. */
export const storedEntry = async (learner: Learner, id: number): Promise<StoredEntry> =>
  (await asLearner<{ vocabulary: StoredEntry }>(learner, 'GET', `/vocabulary/${id}`)).vocabulary;
