import type { ServerEvent } from '@kotoba/contracts';
import { endpoints } from '../cache/endpoints';
import type { Tag } from './gather-tags';

type Patch = ReturnType<typeof endpoints.util.updateQueryData>;

/** Patches the notes that are on screen at once; the list is asked again anyway, so a patch that finds nothing is no loss. */
const patchNote = (
  noteId: number,
  change: { isConverted: boolean; error: string | null; vocabularyIds?: number[] },
): Patch =>
  endpoints.util.updateQueryData('listNotes', {}, ({ notes }) => {
    const note = notes.find(({ id }) => id === noteId);
    if (note) Object.assign(note, change);
  });

/** Shows at once what is known from the event alone, without asking. */
export function patchFrom(event: ServerEvent, dispatch: (patch: Patch) => unknown): void {
  switch (event.type) {
    case 'note.converted':
      dispatch(
        patchNote(event.noteId, { isConverted: true, error: null, vocabularyIds: event.vocabularyIds }),
      );
      return;
    case 'note.failed':
      dispatch(patchNote(event.noteId, { isConverted: false, error: event.error }));
      return;
    default:
  }
}

/** What has to be asked for again after the event: badges, words and counts of every screen change by themselves. */
export function tagsOf(event: ServerEvent): readonly Tag[] {
  switch (event.type) {
    case 'note.converted':
      return ['Note', 'Vocabulary', 'Topic', 'Stats'];
    case 'note.failed':
    case 'note.changed':
      return ['Note'];
    case 'vocabulary.changed':
      return [
        ...event.ids.map((id) => ({ type: 'Vocabulary' as const, id })),
        { type: 'Vocabulary', id: 'LIST' },
        'Topic',
        'Stats',
        'Chat',
        'Note',
      ];
    case 'audio.ready':
      return [{ type: 'Vocabulary', id: event.vocabularyId }];
    case 'import.changed':
      return [{ type: 'Import', id: event.importId }];
    case 'session.revoked':
      return [];
  }
}
