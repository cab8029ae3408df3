import type { KotobaStore } from '@kotoba/session';
import { createNote } from '../cache/note-list';
import { toApiError, type ApiError } from '../errors/api-error';
import { noteOutbox, type NoteOutbox, type UnsentNote } from './note-outbox';
import { startRetries } from './retries';

/** A try that takes longer than this is a bad connection: the learner writes on. */
const SLOW_MS = 3000;

/** The server understood and does not want it; sending the same again would change nothing. */
const isRefusal = ({ status }: ApiError): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status);

/** A tab that had its turn for so long may have been put to sleep with it: a try takes 20 s at most, a pasted list less than this. */
const LOCK_WAIT_MS = 60_000;

/**
 * One tab sends at a time, in its turn; one that does not give it back loses it. Two that send at once (also in a browser without locks) do
 * no harm: each goes on only when its note has arrived, and the notes' keys keep each of them one note. Gives whether `work` is done.
 */
async function withLock(name: string, work: () => Promise<boolean>): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LOCK_WAIT_MS);
  let hasBegun = false;
  const begin = (): Promise<boolean> => {
    clearTimeout(timer);
    hasBegun = true;
    return work();
  };
  try {
    return await locks.request(name, { signal: patience.signal }, begin);
  } catch {
    // Another tab took over while this one was at it; what is left is sent there.
    if (hasBegun) return false;
  }
  return locks.request(name, { steal: true }, begin).catch(() => false);
}

/**
 * Sends the notes of the outbox one after the other, in the order of their writing, for as long as somebody with a verified email is
 * signed in: at once, when the browser is online again, when the page is looked at again, and after a pause that grows. Returns its undo.
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
