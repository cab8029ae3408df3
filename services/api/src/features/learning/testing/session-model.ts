import type { ItemStatus } from '@kotoba/contracts';

/** What a text means to the checker of a test: right, wrong, nearly right, or nothing at all. */
export type Kind = 'right' | 'wrong' | 'soft' | 'blank';

interface ModelItem {
  word: number;
  status: ItemStatus;
  retries: number;
  lastSoft: string | null;
  recorded: { text: string; kind: Kind } | null;
  practised: string | null;
}

/** What a session is (LEARN-27 to LEARN-29), as simple as can be. */
export interface ModelSession {
  ended: boolean;
  items: ModelItem[];
  /** The learner's history: what was answered in which session, in the order of the answers. All sessions share it. */
  readonly history: Answered[];
}

interface Answered {
  readonly session: ModelSession;
  readonly word: number;
}

/** Words of a session in the order in which they were answered. */
export const logOf = (session: ModelSession): number[] =>
  session.history.filter((answered) => answered.session === session).map(({ word }) => word);

function record(session: ModelSession, word: number): void {
  session.history.push({ session, word });
}

function forget(session: ModelSession, word: number): void {
  const at = session.history.findLastIndex(
    (answered) => answered.session === session && answered.word === word,
  );
  if (at >= 0) session.history.splice(at, 1);
}

export type Call =
  | { do: 'answer'; word: number; text: string; kind: Kind; again: boolean }
  | { do: 'setStatus'; word: number; status: ItemStatus }
  | { do: 'undo'; word: number }
  | { do: 'accept'; word: number }
  | { do: 'end' };

export type Outcome = { refused: string } | { verdict: string; recorded: boolean } | { done: true };

export const startModel = (words: readonly number[], history: Answered[]): ModelSession => ({
  ended: false,
  items: words.map((word) => ({
    word,
    status: 0,
    retries: 0,
    lastSoft: null,
    recorded: null,
    practised: null,
  })),
  history,
});

function answer(session: ModelSession, item: ModelItem, call: Call & { do: 'answer' }): Outcome {
  const { text, kind } = call;
  const practice = call.again && item.status === 2;
  if (!practice && item.recorded?.text === text)
    return { verdict: item.status === 1 ? 'correct' : 'incorrect', recorded: true };
  if (item.lastSoft === text) return { verdict: 'retry', recorded: false };
  if (kind === 'blank') return { verdict: 'rejected', recorded: false };
  if (kind === 'soft' && item.retries < 2) {
    item.retries += 1;
    item.lastSoft = text;
    return { verdict: 'retry', recorded: false };
  }
  const first = item.status === 0;
  if (practice) item.practised = text;
  if (first) {
    item.status = kind === 'right' ? 1 : 2;
    item.recorded = { text, kind };
    record(session, item.word);
  }
  return { verdict: kind === 'right' ? 'correct' : 'incorrect', recorded: first };
}

function undo(session: ModelSession, item: ModelItem): Outcome {
  if (item.status === 0) return { done: true };
  if (logOf(session).at(-1) !== item.word) return { refused: 'NOT_LAST' };
  if (session.ended && session.history.at(-1)?.session !== session) return { refused: 'SESSION_ENDED' };
  forget(session, item.word);
  session.ended = false;
  Object.assign(item, { status: 0, recorded: null, practised: null });
  return { done: true };
}

function accept(session: ModelSession, item: ModelItem): Outcome {
  if (!item.recorded) return { refused: 'NOTHING_TO_ACCEPT' };
  if (item.status === 2) {
    if (item.recorded.kind !== 'wrong') return { refused: 'NOT_ACCEPTABLE' };
    Object.assign(item, { status: 1, practised: null });
    forget(session, item.word);
    record(session, item.word);
  }
  return { verdict: 'correct', recorded: true };
}

/**
 * Does the call to the session and says what it answers. An accepted text is `right` from then on: the caller's
 * checker sees to it.
 */
export function callModel(session: ModelSession, call: Call): Outcome {
  if (call.do === 'end') {
    session.ended = true;
    return { done: true };
  }
  const item = session.items.find(({ word }) => word === call.word);
  if (!item) return { refused: 'NOT_FOUND' };
  if (call.do === 'undo') return undo(session, item);
  if (session.ended) return { refused: 'SESSION_ENDED' };
  if (call.do === 'answer') return answer(session, item, call);
  if (call.do === 'accept') return accept(session, item);
  if (call.status === item.status) return { done: true };
  if (item.status !== 0 || call.status !== 3) return { refused: 'STATUS_FINAL' };
  item.status = 3;
  record(session, item.word);
  return { done: true };
}
