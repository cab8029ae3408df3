import { registerOf, type NoteItem } from '@kotoba/language';
import type { Executor, Transaction } from '../../platform/database/database';
import type { Platform } from '../../platform/platform';
import { drawChip, fromDraft, pictureUrl, wireContent } from '../vocabulary';
import type { Note, NoteCandidate, NoteMeaning } from './notes.schemas';
import type { QuestionRow, StoredCandidate } from './notes.tables';
import * as repository from './questions.repository';

type Drawing = Pick<Platform, 'pictures' | 'files'>;

const MOST_CANDIDATES = 4;

const draw = (platform: Drawing, candidates: readonly StoredCandidate[]): Promise<(string | null)[]> =>
  Promise.all(candidates.map(({ values }) => drawChip(platform, values)));

/**
 * Writes down what the items of a note may mean, in the transaction of its conversion; `ids` are the words of the
 * conversion's entries, in their order. An item without a choice is kept for its word alone: another item's answer
 * must not take that away. One of which nothing is known is kept to be told.
 */
export async function writeQuestions(
  platform: Platform,
  tx: Transaction,
  note: { userId: number; noteId: number },
  { items, ids }: { items: readonly NoteItem[]; ids: readonly number[] },
): Promise<void> {
  const rows = [...items.entries()].map(async ([position, { about, kind, ...item }]) => {
    const vocabularyId = item.place === null ? null : (ids[item.place] ?? null);
    // The only meaning, made already, is no choice.
    const offered = item.candidates.length > (kind === 'meaning' ? 1 : 0) ? item.candidates : [];
    if (kind !== 'unknown' && vocabularyId === null && offered.length === 0) return [];
    const candidates = offered
      .slice(0, MOST_CANDIDATES)
      .map(({ label, entry }) => ({ label, values: fromDraft(entry) }));
    const isAsked = item.isAsked && candidates.length > 0;
    const pictures = isAsked ? await draw(platform, candidates) : [];
    const chosen = vocabularyId !== null && candidates.length > 0 ? 0 : null;
    return [{ position, about, kind, vocabularyId, candidates, pictures, chosen, isAsked }];
  });
  await repository.replaceQuestions(tx, note, (await Promise.all(rows)).flat());
}

function toCandidate({ label, values }: StoredCandidate, picture: string | null | undefined): NoteCandidate {
  const { en_word, ja_word, romaji, part_of_speech, level, ja_sentence, en_sentence } = wireContent(values);
  return {
    ...{ en_word, ja_word, romaji, label, part_of_speech, level, ja_sentence, en_sentence },
    reading: values.hiragana ?? values.katakana ?? values.jaWord,
    register: registerOf(values.notes),
    picture_url: picture ? pictureUrl(picture) : null,
  };
}

type Choice = QuestionRow & Pick<NoteMeaning, 'kind'>;
const isChoice = (row: QuestionRow): row is Choice => row.kind !== 'unknown' && row.candidates.length > 0;

const toMeaning = (
  { id, about, kind, vocabularyId, candidates, chosen }: Choice,
  pictures: readonly (string | null)[],
) => ({
  ...{ id, about, kind, vocabularyId, chosen: kind === 'parts' ? null : chosen },
  candidates: candidates.map((candidate, index) => toCandidate(candidate, pictures[index])),
});

/** What notes ask and offer, by their ids; notes without either are left out. */
export async function askedOfNotes(
  db: Executor,
  userId: number,
  noteIds: readonly number[],
): Promise<Map<number, Pick<Note, 'question' | 'hasOtherMeanings' | 'notFound'>>> {
  const asked = await repository.askedOfNotes(db, userId, noteIds);
  return new Map(
    asked.map(({ noteId, question: row, more, ...rest }) => {
      const question = row && isChoice(row) ? { ...toMeaning(row, row.pictures), more } : null;
      return [noteId, { ...rest, question }];
    }),
  );
}

/**
 * All that the items of a note may mean, answered or not. Their pictures are drawn again: those of closed questions
 * may have been swept away.
 */
export const meaningsOf = async (
  platform: Platform,
  note: { userId: number; noteId: number },
): Promise<NoteMeaning[]> => {
  const questions = await repository.selectQuestions(platform.db, note);
  return Promise.all(
    questions.filter(isChoice).map(async (row) => toMeaning(row, await draw(platform, row.candidates))),
  );
};
