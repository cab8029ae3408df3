import { defineQueue } from '../../platform/jobs/job-queue';

export interface ConvertNote {
  readonly userId: number;
  readonly noteId: number;
  readonly revision: number;
}

/** Turning a note into words. One job for each wish to convert, enqueued with the wish. */
export const convertNotes = defineQueue<ConvertNote>('notes.convert');
