import type { Transaction } from '../../platform/database/database';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import { ApiFailure, notFound } from '../../platform/http/errors';
import type { Platform } from '../../platform/platform';
import { addWords, ensureTopic, findWord, publishChanged, removeWords } from '../vocabulary';
import * as notes from './notes.repository';
import { asItIs, noNote, publish, wordPlace } from './notes.service';
import { parseNoteContent, type Note, type NoteAnswerBody, type NoteMeaning } from './notes.schemas';
import type { NoteRow, QuestionRow } from './notes.tables';
import * as repository from './questions.repository';
import { meaningsOf } from './questions.service';

/** What else the items of a note may mean. @throws ApiFailure 404 */
export async function listMeanings(
  platform: Platform,
  userId: number,
  noteId: number,
): Promise<NoteMeaning[]> {
  const note = await notes.findNote(platform.db, userId, noteId);
  if (!note) throw noNote();
  // What waits for its conversion has only questions of its earlier text.
  return note.state === 'pending' ? [] : meaningsOf(platform, { userId, noteId });
}

interface Answered {
  readonly note: NoteRow;
  readonly question: QuestionRow;
  /** The questions of the other items. */
  readonly others: readonly QuestionRow[];
  readonly choices: readonly number[];
}

async function findQuestion(
  tx: Transaction,
  note: NoteRow,
  { question: id, choices }: NoteAnswerBody,
): Promise<Answered> {
  const questions = await repository.selectQuestions(tx, { userId: note.userId, noteId: note.id });
  const question = questions.find((each) => each.id === id);
  if (!question || question.candidates.length === 0 || note.state === 'pending')
    throw notFound('The question');
  const chosen = [...new Set(choices)];
  const most = question.kind === 'parts' ? question.candidates.length : 1;
  if (chosen.length > most || chosen.some((choice) => choice >= question.candidates.length))
    throw new ApiFailure('INVALID_INPUT', 400, 'This is no choice of the question');
  return { note, question, others: questions.filter((each) => each !== question), choices: chosen };
}

/**
 * The chosen words lie where the word is that they stand for; else where new words of the note go, which for a group
 * is beside its others.
 */
async function topicFor(tx: Transaction, { note, question }: Answered): Promise<number> {
  const { userId, noteId, vocabularyId } = question;
  const { kind } = parseNoteContent(note.content);
  const isGroup = kind === 'CATEGORY' || kind === 'TOPIC';
  const [first] = isGroup ? await repository.wordIdsOf(tx, { userId, noteId }) : [];
  const near = vocabularyId ?? first;
  const word = near === undefined ? null : await findWord(tx, userId, near);
  return word ? word.topic.id : ensureTopic(tx, userId, wordPlace(kind));
}

/** A note's words with those of an answer in place of the item's word, or behind the words of the items before it. */
function inPlace(
  words: readonly number[],
  {
    added,
    replaced,
    before,
  }: { added: readonly number[]; replaced: number | null; before: readonly number[] },
): number[] {
  const was = replaced === null ? -1 : words.indexOf(replaced);
  const at = was >= 0 ? was : Math.max(-1, ...before.map((id) => words.indexOf(id))) + 1;
  const stays = (id: number) => id !== replaced && !added.includes(id);
  return [...words.slice(0, at).filter(stays), ...added, ...words.slice(at).filter(stays)];
}

/**
 * Adds what was chosen and takes away the word that the item had before, unless the learner made it their own or
 * another item of the note means it too. The words of a failed note's earlier text are not its own any more.
 */
async function makeChosen(platform: Platform, tx: Transaction, answered: Answered): Promise<void> {
  const { note, question, others, choices } = answered;
  const { userId, noteId, vocabularyId } = question;
  const topicId = await topicFor(tx, answered);
  const requests = choices.flatMap((choice) => {
    const candidate = question.candidates[choice];
    return candidate ? [{ values: candidate.values, topicId, saved: true, ofNote: true }] : [];
  });
  const { ids: added, created, changed } = await addWords(platform, tx, userId, requests);
  const isShared = others.some((other) => other.vocabularyId === vocabularyId);
  const words = inPlace(
    note.state === 'converted' ? await repository.wordIdsOf(tx, { userId, noteId }) : [],
    {
      added,
      replaced: isShared ? null : vocabularyId,
      before: others.flatMap((other) =>
        other.position < question.position ? (other.vocabularyId ?? []) : [],
      ),
    },
  );
  await repository.answerQuestion(tx, question, {
    chosen: choices[0] ?? null,
    vocabularyId: question.kind === 'parts' ? null : (added[0] ?? null),
    answeredAt: question.answeredAt ?? platform.now(),
  });
  const superseded = await notes.supersededWords(tx, { userId, noteId }, words);
  await notes.linkWords(tx, { userId, noteId }, { ids: words, created });
  await notes.settleNote(tx, { userId, noteId, now: platform.now() });
  await removeWords(platform, tx, userId, superseded);
  await publishChanged(platform, tx, userId, changed);
}

/**
 * Answers what a note asks: `choices` are places of candidates, none of them says that none is meant. What was made
 * already only closes the question, and the same answer again changes nothing. Must be one of the note's own
 * questions, of its latest conversion.
 * @throws ApiFailure 404, 400
 */
export function answerQuestion(
  platform: Platform,
  userId: number,
  noteId: number,
  answer: NoteAnswerBody,
): Promise<Note> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    const note = await notes.findNote(tx, userId, noteId);
    if (!note) throw noNote();
    const answered = await findQuestion(tx, note, answer);
    const { question, choices } = answered;
    const { chosen, vocabularyId, answeredAt } = question;
    const isMade = choices.length === 0 || (vocabularyId !== null && choices[0] === chosen);
    if (isMade && answeredAt !== null) return asItIs(tx, userId, note);
    if (isMade) {
      const closed = { chosen, vocabularyId, answeredAt: platform.now() };
      await repository.answerQuestion(tx, question, closed);
    } else await makeChosen(platform, tx, answered);
    await publish(platform, tx, { userId, id: noteId });
    return asItIs(tx, userId, (await notes.findNote(tx, userId, noteId)) ?? note);
  });
}
