import * as z from 'zod/mini';
import { drafts as browserDrafts, type DraftStore } from '../drafts/use-draft';
import { newKey } from '../http/idempotency';
import { createOutbox } from './outbox';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useUser } from '@kotoba/session';

const unsentNote = z.strictObject({
  version: z.literal(0),
  /** Names the note to the server as well: sent twice under this key, it is one note. */
  id: z.string().check(z.minLength(8)),
  content: z.string().check(z.minLength(1)),
  /** When the learner wrote it. */
  createdAt: z.string(),
  /** The notes that were taken in together, and how many they were. */
  batch: z.optional(z.strictObject({ id: z.string(), size: z.int() })),
  /** Why the server does not want it: it waits for the learner. */
  refusal: z.optional(z.string()),
});

/** A note that the server does not have yet. */
export type UnsentNote = z.infer<typeof unsentNote>;

const NAME = 'outbox.note';

/** What the sender is at, for the screen. */
export interface Sending {
  /** The note that is pending. */
  readonly id: string | null;
  /** Its answer takes long. */
  readonly slow: boolean;
  /** Why the last try failed; it is tried again. */
  readonly trouble: string | null;
}

/** `sent`: the server has it. `refused`: it does not want it. `delayed`: the first of several tries failed. */
export type Outcome = 'sent' | 'refused' | 'delayed';
type OnOutcome = (outcome: Outcome, note: UnsentNote, reason?: string) => void;

const RESTING: Sending = { id: null, slow: false, trouble: null };

/** The notes that the server does not have yet, and what becomes of them. */
export function createNoteOutbox(drafts: DraftStore = browserDrafts) {
  const outbox = createOutbox<UnsentNote>(
    { parse: (value) => unsentNote.safeParse(value).data ?? null, idOf: ({ id }) => id },
    drafts,
  );
  const statusListeners = new Set<() => void>();
  const outcomes = new Set<OnOutcome>();
  let sending: Sending = RESTING;

  return {
    /** The same list until something changes. */
    list: (userId: number): readonly UnsentNote[] => outbox.list(userId, NAME),
    /** Takes notes in, in this order, behind those that wait. */
    add(userId: number, contents: readonly string[]): void {
      const createdAt = new Date().toISOString();
      const batch = contents.length > 1 ? { batch: { id: newKey(), size: contents.length } } : undefined;
      const added = contents.map((content): UnsentNote => ({
        version: 0,
        id: newKey(),
        content,
        createdAt,
        ...batch,
      }));
      outbox.change(userId, NAME, (notes) => [...notes, ...added]);
    },
    /** Says why the server refuses a note; null lets it be sent again. */
    refuse(userId: number, noteId: string, refusal: string | null): void {
      outbox.change(userId, NAME, (notes) =>
        notes.map((note) => {
          if (note.id !== noteId) return note;
          const { refusal: _before, ...rest } = note;
          return refusal === null ? rest : { ...rest, refusal };
        }),
      );
    },
    remove(userId: number, noteId: string): void {
      outbox.change(userId, NAME, (notes) => notes.filter(({ id }) => id !== noteId));
    },
    sending: (): Sending => sending,
    report(change: Partial<Sending>): void {
      sending = { ...sending, ...change };
      statusListeners.forEach((listener) => listener());
    },
    announce(outcome: Outcome, note: UnsentNote, reason?: string): void {
      outcomes.forEach((onOutcome) => onOutcome(outcome, note, reason));
    },
    /** Hears what becomes of the notes that this tab sends, with the reason when something failed. Returns its undo. */
    onOutcome(listener: OnOutcome): () => void {
      outcomes.add(listener);
      return () => void outcomes.delete(listener);
    },
    /** Calls `listener` after every change of the notes or of their sending. Returns its undo. */
    subscribe(listener: () => void): () => void {
      const leave = outbox.subscribe(listener);
      statusListeners.add(listener);
      return () => {
        statusListeners.delete(listener);
        leave();
      };
    },
  };
}

export type NoteOutbox = ReturnType<typeof createNoteOutbox>;
export const noteOutbox: NoteOutbox = createNoteOutbox();

const nothing: readonly UnsentNote[] = [];

interface NoteOutboxView {
  /** The learner's notes that the server does not have yet, oldest first. */
  readonly unsent: readonly UnsentNote[];
  readonly sending: Sending;
  readonly actions: NoteOutboxActions;
}

/** The same as long as the learner is. */
export interface NoteOutboxActions {
  /** Takes notes in; they are sent by themselves. */
  readonly add: (contents: readonly string[]) => void;
  /** Sends a refused note once more. */
  readonly retry: (id: string) => void;
  readonly discard: (id: string) => void;
}

/** The outbox of whoever is here. */
export function useNoteOutbox(): NoteOutboxView {
  const userId = useUser()?.id ?? null;
  const list = useCallback(() => (userId === null ? nothing : noteOutbox.list(userId)), [userId]);
  const unsent = useSyncExternalStore(noteOutbox.subscribe, list);
  const sending = useSyncExternalStore(noteOutbox.subscribe, noteOutbox.sending);
  const actions = useMemo(
    () => ({
      add: (contents: readonly string[]) => {
        if (userId !== null) noteOutbox.add(userId, contents);
      },
      retry: (id: string) => {
        if (userId !== null) noteOutbox.refuse(userId, id, null);
      },
      discard: (id: string) => {
        if (userId !== null) noteOutbox.remove(userId, id);
      },
    }),
    [userId],
  );
  return { unsent, sending, actions };
}
