import type { Conversion, NoteKind } from '@kotoba/language';
import { collectionNames } from '@kotoba/contracts';
import type { Transaction } from '../../platform/database/database';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import type { Platform } from '../../platform/platform';
import {
  addWords,
  ensureTopic,
  fromDraft,
  publishChanged,
  removeWords,
  type Place,
  type RequestedWord,
} from '../vocabulary';
import * as repository from './notes.repository';
import { linkWords, supersededWords } from './notes.repository';
import { parseNoteContent } from './notes.schemas';

type Converted = Extract<Conversion, { ok: true }>;

const fixedPlaces: Partial<Record<NoteKind, Place>> = {
  WORD: { collection: collectionNames.classNotes, topic: 'Words' },
  PHRASE: { collection: collectionNames.classNotes, topic: 'Phrases' },
};

/** Where the words of a note go. Source: NOTE-7. */
async function requestWords(tx: Transaction, userId: number, kind: NoteKind, conversion: Converted) {
  const requests: RequestedWord[] = [];
  for (const { topic, entries } of conversion.topics) {
    if (entries.length === 0) continue;
    const place = fixedPlaces[kind] ?? { collection: conversion.collection, topic };
    const topicId = await ensureTopic(tx, userId, place);
    requests.push(...entries.map((draft) => ({ values: fromDraft(draft), topicId, saved: true })));
  }
  return requests;
}

async function close(platform: Platform, tx: Transaction, job: repository.ConvertNote, error: string | null) {
  const state = error === null ? 'converted' : 'failed';
  return repository.closeNote(tx, job, { state, error, now: platform.now() });
}

/** Marks a note as failed, with the reason that the learner reads. Does nothing when the note has moved on. */
function failNote(platform: Platform, job: repository.ConvertNote, error: string): Promise<void> {
  return learnerTransaction(platform.db, job.userId, async (tx) => {
    if (!(await close(platform, tx, job, error))) return;
    await platform.events.publish(tx, job.userId, { type: 'note.failed', noteId: job.noteId, error });
  });
}

/**
 * Makes a note's words. Words, links, the note's new state and the events are one transaction that begins by closing the revision the
 * job was made for: however often the job runs, and wherever it is killed, the words are made once. Words of the note's earlier text go,
 * unless the learner has made them their own.
 */
export async function convertNote(platform: Platform, job: repository.ConvertNote): Promise<void> {
  const { userId, noteId, revision } = job;
  const note = await repository.findNote(platform.db, userId, noteId);
  if (!note || note.revision !== revision || note.state !== 'pending') return;
  const { kind, text } = parseNoteContent(note.content);
  const conversion = await platform.language.convertNote(kind, text);
  if (!conversion.ok) return failNote(platform, job, conversion.message);

  await learnerTransaction(platform.db, userId, async (tx) => {
    if (!(await close(platform, tx, job, null))) return;
    const requests = await requestWords(tx, userId, kind, conversion);
    const { ids, created, changed } = await addWords(platform, tx, userId, requests);
    const words = [...new Set(ids)];
    const superseded = await supersededWords(tx, job, words);
    await linkWords(tx, job, { ids: words, created });
    await removeWords(platform, tx, userId, superseded);
    await publishChanged(platform, tx, userId, changed);
    await platform.events.publish(tx, userId, { type: 'note.converted', noteId, vocabularyIds: words });
  });
}

const GAVE_UP = 'The vocabulary could not be generated. Please try again.';

/** Registers the worker that turns notes into words. Before the jobs start. */
export function workOnNotes(platform: Platform): void {
  platform.jobs.work(
    repository.convertNotes,
    (job) => convertNote(platform, job),
    (job) => failNote(platform, job, GAVE_UP),
  );
}
