import type { Note } from '../generated/endpoints';
import { endpoints } from './endpoints';
import { addNote, renewNoteList } from './note-list';
import { PATIENCE_MS } from '../http/patience';

export interface NewNote {
  readonly content: string;
  /** The `Idempotency-Key`: the same note sent again is one note. It outlives the page, which is why the note brings it along. */
  readonly key: string;
}

/** `POST /capture-notes`, for the outbox. The answer is put into the list of notes, which is not asked for again. */
export const { createNote } = endpoints.injectEndpoints({
  endpoints: (build) => ({
    createNote: build.mutation<{ readonly note: Note }, NewNote>({
      query: ({ content, key }) => ({
        url: '/capture-notes',
        method: 'POST',
        body: { content },
        headers: { 'idempotency-key': key },
        timeout: PATIENCE_MS,
      }),
      onQueryStarted: async (_note, { dispatch, queryFulfilled }) => {
        // Whoever sent it says what went wrong.
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { note } = answer.data;
        dispatch(addNote(note));
        // It was sent before: by now it may be converted, edited or deleted.
        if (answer.meta?.isRepeated) await dispatch(renewNoteList([note.id]));
      },
    }),
  }),
}).endpoints;
