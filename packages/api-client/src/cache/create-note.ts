import type { Note } from '../generated/endpoints';
import { endpoints } from './endpoints';

/** How long the server may take for a note before the try counts as failed. */
const PATIENCE_MS = 20_000;

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
      onQueryStarted: async (_note, { dispatch, getState, queryFulfilled }) => {
        // Whoever sent it says what went wrong.
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { note } = answer.data;
        const { data: list } = endpoints.endpoints.listNotes.select({})(getState() as never);
        if (!list || list.notes.some(({ id }) => id === note.id)) return;
        // "In front" as one patch: unshifting a draft writes every other note anew, and every row of the list would be drawn again.
        const add = [{ op: 'add' as const, path: ['notes', 0], value: note }];
        dispatch(endpoints.util.patchQueryData('listNotes', {}, add));
      },
    }),
  }),
}).endpoints;
