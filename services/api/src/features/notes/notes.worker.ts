import type { Platform } from '../../platform/platform';
import { convertNote, failNote } from './convert-note';
import { convertNotes } from './convert-notes.queue';

const GAVE_UP = 'The vocabulary could not be generated. Please try again.';

/** Registers the worker that turns notes into words. Before the jobs start. */
export function workOnNotes(platform: Platform): void {
  platform.jobs.work(
    convertNotes,
    (job) => convertNote(platform, job),
    (job) => failNote(platform, job, GAVE_UP),
  );
}
