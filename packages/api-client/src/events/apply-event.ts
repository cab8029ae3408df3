import type { ServerEvent } from '@kotoba/contracts';
import { api, tagTypes } from '../api';
import { endpoints } from '../cache/endpoints';

/** What dispatches: the store, or a test's list. */
type Dispatch = (action: ReturnType<typeof api.util.invalidateTags>) => unknown;
type ThunkDispatch = (thunk: ReturnType<typeof endpoints.util.updateQueryData>) => unknown;

/** Patches the notes that are on screen at once; the list is asked again anyway, so a patch that finds nothing is no loss. */
const patchNote = (
  noteId: number,
  change: { isConverted: boolean; error: string | null; vocabularyIds?: number[] },
): ReturnType<typeof endpoints.util.updateQueryData> =>
  endpoints.util.updateQueryData('listNotes', {}, ({ notes }) => {
    const note = notes.find(({ id }) => id === noteId);
    if (note) Object.assign(note, change);
  });

/** Brings one event of the server into the cache: badges, words and counts of every screen change by themselves. */
export function applyEvent(event: ServerEvent, dispatch: Dispatch & ThunkDispatch): void {
  switch (event.type) {
    case 'note.converted':
      dispatch(
        patchNote(event.noteId, { isConverted: true, error: null, vocabularyIds: event.vocabularyIds }),
      );
      dispatch(api.util.invalidateTags(['Note', 'Vocabulary', 'Topic', 'Stats']));
      return;
    case 'note.failed':
      dispatch(patchNote(event.noteId, { isConverted: false, error: event.error }));
      dispatch(api.util.invalidateTags(['Note']));
      return;
    case 'note.changed':
      dispatch(api.util.invalidateTags(['Note']));
      return;
    case 'vocabulary.changed':
      dispatch(
        api.util.invalidateTags([
          ...event.ids.map((id) => ({ type: 'Vocabulary' as const, id })),
          { type: 'Vocabulary', id: 'LIST' },
          'Topic',
          'Stats',
          'Chat',
          'Note',
        ]),
      );
      return;
    case 'audio.ready':
      dispatch(api.util.invalidateTags([{ type: 'Vocabulary', id: event.vocabularyId }]));
      return;
    case 'import.changed':
      dispatch(api.util.invalidateTags([{ type: 'Import', id: event.importId }]));
      return;
    case 'session.revoked':
      return;
  }
}

/** After a gap nothing is known: everything that is shown is asked again. */
export const forgetAll = (dispatch: Dispatch): void => void dispatch(api.util.invalidateTags([...tagTypes]));
