import { useCallback, useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { useUser, type KotobaStore } from '@kotoba/session';
import { createNote } from '../cache/note-list';
import { drafts as browserDrafts, type DraftStore } from '../drafts/use-draft';
import { toApiError, type ApiError } from '../errors/api-error';
import { newKey } from '../http/idempotency';
import { createOutbox } from './outbox';
import { startRetries } from './retries';

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
    /**
     * Hears what becomes of the notes that this tab sends, with the reason when something failed. Returns its undo.
     */
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

/** A try that takes longer than this is a bad connection: the learner writes on. */
const SLOW_MS = 3000;

/** The server understood and does not want it; sending the same again would change nothing. */
const isRefusal = ({ status }: ApiError): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status);

/**
 * A tab that held the lock for so long may have been put to sleep with it: a try takes 20 s at most, a pasted list
 * less than this.
 */
const LOCK_WAIT_MS = 60_000;

/**
 * One tab sends at a time, under a lock; one that does not give it back loses it. Two that send at once (also in a
 * browser without locks) do no harm: each goes on only when its note has arrived, and the notes' keys keep each of
 * them one note. Gives whether `work` is done.
 */
async function withLock(name: string, work: () => Promise<boolean>): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  const lockTimeout = new AbortController();
  const timer = setTimeout(() => lockTimeout.abort(), LOCK_WAIT_MS);
  let hasBegun = false;
  const begin = (): Promise<boolean> => {
    clearTimeout(timer);
    hasBegun = true;
    return work();
  };
  try {
    return await locks.request(name, { signal: lockTimeout.signal }, begin);
  } catch {
    // Another tab took over while this one was at it; what is left is sent there.
    if (hasBegun) return false;
  }
  return locks.request(name, { steal: true }, begin).catch(() => false);
}

/**
 * Sends the notes of the outbox one after the other, in the order of their writing, for as long as somebody with a
 * verified email is signed in: at once, when the browser is online again, when the page is looked at again, and after
 * a pause that grows. Returns its undo.
 */
export function startNoteSender(store: KotobaStore, outbox: NoteOutbox = noteOutbox): () => void {
  let stopped = false;
  let busy = false;
  const retries = startRetries(wake);
  let who = learner();

  function learner(): number | null {
    const { user, isLoading } = store.getState().auth;
    return user?.emailVerified && !isLoading ? user.id : null;
  }
  const next = (userId: number): UnsentNote | undefined =>
    outbox.list(userId).find(({ refusal }) => refusal === undefined);

  /** Gives whether the next note may follow. */
  async function send(userId: number, unsent: UnsentNote): Promise<boolean> {
    const slow = setTimeout(() => outbox.report({ slow: true }), SLOW_MS);
    outbox.report({ id: unsent.id, slow: false });
    const { content, id: key } = unsent;
    const call = store.dispatch(createNote.initiate({ 'idempotency-key': key, body: { content } }));
    const answer = await call;
    call.reset();
    clearTimeout(slow);
    if (answer.data) {
      retries.succeeded();
      outbox.remove(userId, unsent.id);
      outbox.report({ id: null, slow: false, trouble: null });
      outbox.announce('sent', unsent);
      return true;
    }
    const error = toApiError(answer.error, '');
    outbox.report({ id: null, slow: false });
    // The session ended meanwhile: the note waits for the next one.
    if (learner() !== userId) return false;
    if (isRefusal(error)) {
      outbox.refuse(userId, unsent.id, error.message);
      outbox.announce('refused', unsent, error.message);
      return true;
    }
    outbox.report({ trouble: error.message });
    if (retries.failed(error.retryAfter) === 1) outbox.announce('delayed', unsent, error.message);
    return false;
  }

  /** Gives whether there was nothing in the way. */
  async function sendAll(userId: number): Promise<boolean> {
    for (;;) {
      const unsent = next(userId);
      if (!unsent) return true;
      if (stopped || !navigator.onLine || learner() !== userId) return false;
      if (!(await send(userId, unsent))) return false;
    }
  }

  function wake(): void {
    const userId = learner();
    if (busy || stopped || userId === null || !next(userId)) return;
    retries.begun();
    busy = true;
    void withLock(`kotoba.outbox.${userId}`, () => sendAll(userId)).then((isDone) => {
      busy = false;
      // One that was written in the last moment.
      if (isDone) wake();
    });
  }
  const onOutbox = (): void => {
    // The pause after a failure is kept: what is new waits behind what is in trouble.
    if (outbox.sending().trouble === null) wake();
  };
  const onSession = (): void => {
    const now = learner();
    if (now === who) return;
    who = now;
    retries.succeeded();
    outbox.report({ trouble: null });
    wake();
  };

  const undo = [retries.stop, store.subscribe(onSession), outbox.subscribe(onOutbox)];
  wake();
  return () => {
    stopped = true;
    undo.forEach((takeBack) => takeBack());
  };
}

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
