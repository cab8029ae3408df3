import type { KotobaStore } from '@kotoba/session';
import { createNote } from '../cache/create-note';
import { toApiError, type ApiError } from '../errors/api-error';
import { noteOutbox, type NoteOutbox } from './note-outbox';
import type { UnsentNote } from './unsent-note';

/** A try that takes longer than this is a bad connection: the learner writes on. */
const SLOW_MS = 3000;
/** Milliseconds to the next try after failures in a row; the last one again and again. */
const PAUSES_MS = [2000, 15_000, 30_000, 60_000] as const;

/** The server understood and does not want it; sending the same again would change nothing. */
const isRefusal = ({ status }: ApiError): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status);

/** One tab sends at a time. Without locks (an old browser) two may: the notes' keys keep each of them one note. */
const alone = async (name: string, work: () => Promise<boolean>): Promise<boolean> =>
  globalThis.navigator?.locks ? navigator.locks.request(name, work) : work();

/**
 * Sends the notes of the outbox one after the other, in the order of their writing, for as long as somebody with a verified email is
 * signed in: at once, when the browser is online again, when the page is looked at again, and after a pause that grows. Returns its undo.
 */
export function startNoteSender(store: KotobaStore, outbox: NoteOutbox = noteOutbox): () => void {
  let stopped = false;
  let busy = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
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
    const call = store.dispatch(createNote.initiate({ content, key }));
    const answer = await call;
    call.reset();
    clearTimeout(slow);
    if (answer.data) {
      failures = 0;
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
    failures += 1;
    outbox.report({ trouble: error.message });
    if (failures === 1) outbox.announce('delayed', unsent, error.message);
    const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0;
    timer = setTimeout(wake, Math.max(pause, (error.retryAfter ?? 0) * 1000));
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
    clearTimeout(timer);
    busy = true;
    void alone(`kotoba.outbox.${userId}`, () => sendAll(userId)).then((isDone) => {
      busy = false;
      // One that was written in the last moment.
      if (isDone) wake();
    });
  }
  /** The world has changed: no reason to wait on. */
  function retry(): void {
    failures = Math.min(failures, 1);
    wake();
  }
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') retry();
  };
  const onOutbox = (): void => {
    // The pause after a failure is kept: what is new waits behind what is in trouble.
    if (outbox.sending().trouble === null) wake();
  };
  const onSession = (): void => {
    const now = learner();
    if (now === who) return;
    who = now;
    failures = 0;
    outbox.report({ trouble: null });
    wake();
  };

  window.addEventListener('online', retry);
  document.addEventListener('visibilitychange', onVisible);
  const undo = [store.subscribe(onSession), outbox.subscribe(onOutbox)];
  wake();
  return () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', onVisible);
    undo.forEach((takeBack) => takeBack());
  };
}
