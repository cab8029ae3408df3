import { mostListed } from '@kotoba/contracts';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { type ApiError, callResult } from '../errors/api-error';
import type { ListNotesApiArg, Note } from '../generated/endpoints';
import { endpoints, learnerIn } from './endpoints';
import { readNewestNotes, readOlderNotes, renewNotes, type NoteList, type ReadNotes } from './note-pages';
import { createSerialQueue } from './serial-queue';

type Dispatch = BaseQueryApi['dispatch'];
type GetState = () => unknown;

const { listNotes } = endpoints.endpoints;
export const { createNote } = endpoints.endpoints;
const ALL_NOTES = { type: 'Note', id: 'ALL' } as const;

/**
 * Pages are read past the cache: what is kept of them is the list as a whole.
 * @throws ApiError, or Error when the learner left meanwhile.
 */
const reader =
  (dispatch: Dispatch, getState: GetState): ReadNotes =>
  async (query: ListNotesApiArg) => {
    const learner = learnerIn(getState());
    const ask = listNotes.initiate(query, { subscribe: false, forceRefetch: true });
    const { notes } = await dispatch(ask).unwrap();
    if (learnerIn(getState()) !== learner) throw new Error('These are the notes of somebody who left');
    return notes;
  };

/**
 * Everything that reads notes goes through one queue: an answer that was pending for long must not undo what a later
 * one said, and a note that changes while its page is being read is asked for after that.
 */
const enqueue = createSerialQueue();

function known(getState: GetState): NoteList | undefined {
  return noteList.select(undefined)(getState() as never).data;
}

const noteApi = endpoints.injectEndpoints({
  endpoints: (build) => ({
    /** The learner's notes, as far as they were read. Asked for again, it reads as many anew as were read before. */
    noteList: build.query<NoteList, undefined>({
      queryFn: (_none, { dispatch, getState }) =>
        callResult(enqueue(() => readNewestNotes(reader(dispatch, getState), known(getState)?.notes ?? []))),
      // By place, that of Redux Toolkit would take every note for another one when a new one stands above them.
      structuralSharing: false,
      providesTags: [ALL_NOTES],
    }),
    /** The page below what was read. */
    olderNotes: build.mutation<null, undefined>({
      queryFn: (_none, { dispatch, getState }) =>
        callResult(
          enqueue(async () => {
            const before = known(getState);
            if (before && !before.isComplete)
              put(dispatch, await readOlderNotes(reader(dispatch, getState), before));
            return null;
          }),
        ),
    }),
  }),
});
export const { noteList } = noteApi.endpoints;
export const { useNoteListQuery, useOlderNotesMutation } = noteApi;
/** An action that asks ahead of the screen that will show the answer; with `{}` only for what is neither known nor pending. */
export const { prefetch } = noteApi.util;

function put(dispatch: Dispatch, list: NoteList): void {
  dispatch(noteApi.util.updateQueryData('noteList', undefined, () => list));
}

/** Asks for some notes anew, when they are shown: a list of thousands is not read again because of one. */
export const renewNoteList =
  (ids: readonly number[]) =>
  async (dispatch: Dispatch, getState: GetState): Promise<void> => {
    // A list that is being read may not be in the cache yet, so its request is awaited.
    await dispatch(noteApi.util.getRunningQueryThunk('noteList', undefined));
    const renew = async (): Promise<void> => {
      for (let first = 0; first < ids.length; first += mostListed.notes) {
        if (!known(getState)) return;
        const some = ids.slice(first, first + mostListed.notes);
        const answered = await reader(dispatch, getState)({ ids: some, limit: mostListed.notes });
        const now = known(getState);
        if (now) put(dispatch, renewNotes(now, some, answered));
      }
    };
    await enqueue(renew).catch(() => {
      // What could not be asked for is asked for with all the others.
      dispatch(noteApi.util.invalidateTags([ALL_NOTES]));
    });
  };

/** Changes one note where it is shown, until it is asked for. */
const patchNote = (noteId: number, change: Partial<Note>) =>
  noteApi.util.updateQueryData('noteList', undefined, ({ notes }) => {
    const note = notes.find(({ id }) => id === noteId);
    if (note) Object.assign(note, change);
  });

/**
 * Shows a note that was just made. The list is made anew: changed as a draft, it would have every other note as
 * another object.
 */
export const addNote =
  (note: Note) =>
  (dispatch: Dispatch, getState: GetState): void => {
    const list = known(getState);
    if (!list || list.notes.some(({ id }) => id === note.id)) return;
    put(dispatch, { ...list, notes: [note, ...list.notes] });
  };

const shownNotes = (state: unknown, isMeant: (note: Note) => boolean): number[] =>
  (known(() => state)?.notes ?? []).filter(isMeant).map(({ id }) => id);

/** The shown notes that have one of the words. */
export const notesWithWords = (state: unknown, wordIds: ReadonlySet<number>): number[] =>
  shownNotes(state, ({ vocabularyIds }) => vocabularyIds.some((id) => wordIds.has(id)));

/** The shown notes with a sentence of which the learner lacks a word, as far as is known. */
export const notesWithoutPieces = (state: unknown): number[] =>
  shownNotes(state, ({ pieces }) => pieces.some(({ id }) => id === null));

/** The shown notes that are being converted, as far as is known. */
export const waitingNotes = (state: unknown): number[] =>
  shownNotes(state, ({ isConverted, error }) => !isConverted && error === null);

interface Sent {
  readonly dispatch: Dispatch;
  readonly queryFulfilled: Promise<unknown>;
}

/** After a learner's own change of a note: other tabs are told, this one sees to it itself. */
const changesNote = {
  onQueryStarted: async ({ id }: { id: number }, { dispatch, queryFulfilled }: Sent): Promise<void> => {
    const isDone = await queryFulfilled.then(
      () => true,
      // Gone already: another tab was quicker, or an earlier answer was lost.
      (failure: { error?: Partial<ApiError> }) => failure.error?.status === 404,
    );
    if (isDone) await dispatch(renewNoteList([id]));
  },
};
endpoints.enhanceEndpoints({
  endpoints: {
    createNote: {
      // The answer is put into the list, which is not asked for again.
      onQueryStarted: async (_note, { dispatch, queryFulfilled }) => {
        // Whoever sent it says what went wrong.
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { note } = answer.data;
        dispatch(addNote(note));
        // It was sent before: by now it may be converted, edited or deleted.
        if (answer.meta?.isRepeated) await dispatch(renewNoteList([note.id]));
      },
    },
    updateNote: changesNote,
    deleteNote: changesNote,
    restoreNote: changesNote,
    retryNote: changesNote,
    answerNote: {
      onQueryStarted: async (asked, call) => {
        const { dispatch, queryFulfilled } = call;
        // The next question of the note stands in the answer: nobody waits for the list.
        const shown = queryFulfilled.then(({ data }) => dispatch(patchNote(asked.id, data.note)));
        await changesNote.onQueryStarted(asked, { dispatch, queryFulfilled: shown });
      },
    },
  },
});
