import type { ServerEvent } from '@kotoba/contracts';
import { patchNote } from '../cache/note-list';
import type { Tag } from './gather-tags';

/** Shows at once what is known from the event alone; the note is asked for anyway. */
export function patchFrom(
  event: ServerEvent,
  dispatch: (patch: ReturnType<typeof patchNote>) => unknown,
): void {
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

const anyNote: Tag = { type: 'Note', id: 'LIST' };
const note = (id: number): readonly Tag[] => [{ type: 'Note', id }, anyNote];

/** What has to be asked for again after the event: badges, words and counts of every screen change by themselves. */
export function tagsOf(event: ServerEvent): readonly Tag[] {
  switch (event.type) {
    case 'note.converted':
      return [...note(event.noteId), 'Vocabulary', 'Topic', 'Stats'];
    case 'note.failed':
    case 'note.changed':
      return note(event.noteId);
    case 'vocabulary.changed':
      return [
        ...event.ids.map((id) => ({ type: 'Vocabulary' as const, id })),
        { type: 'Vocabulary', id: 'LIST' },
        'Topic',
        'Stats',
        'Chat',
        anyNote,
      ];
    case 'chat.changed':
      return ['Chat'];
    case 'audio.ready':
      return [{ type: 'Vocabulary', id: event.vocabularyId }];
    case 'import.changed':
      return [{ type: 'Import', id: event.importId }];
    case 'session.revoked':
      return [];
  }
}
