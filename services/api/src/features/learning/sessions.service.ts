import type { z } from 'zod';
import { MIXED_MODE, type SessionMode } from '@kotoba/contracts';
import type { Transaction } from '../../platform/database/database';
import { readSnapshot } from '../../platform/database/learner-transaction';
import { notFound } from '../../platform/http/errors';
import type { Platform } from '../../platform/platform';
import { assertOwn, findWords } from '../vocabulary';
import { chooseModes, cardModeOf, directionOf } from './session-mode';
import { selectNamesakesOf } from './comparison-words.repository';
import { tellApart } from './told-apart';
import type { SessionRow } from './learning.tables';
import { selectDueDirections, selectDues } from './due.repository';
import type { learningSession, Progress, SessionHead, SessionSummary } from './learning.schemas';
import { progressOf, toSessionItem, toSessionHead } from './to-session';
import * as repository from './sessions.repository';

const noSession = () => notFound('The session');

export interface SessionStart {
  readonly vocabularyIds: readonly number[];
  readonly mode: SessionMode;
  readonly name: string;
  readonly type: string;
  readonly topic?: string | null;
  readonly level?: string | null;
}

/** Starts a session over words that are all the learner's own. */
export async function startSession(
  { now }: Platform,
  tx: Transaction,
  userId: number,
  { vocabularyIds, topic, level, ...rest }: SessionStart,
): Promise<{ id: number }> {
  await assertOwn(tx, userId, vocabularyIds);
  const session = {
    mode: rest.mode,
    name: rest.name,
    type: rest.type,
    topic: topic || null,
    level: level || null,
    startedAt: now(),
  };
  const id = await repository.insertSession(tx, userId, session);
  const modes =
    session.mode === MIXED_MODE
      ? chooseModes(await selectDueDirections(tx, userId, vocabularyIds, session.startedAt), id)
      : [];
  const newItems = vocabularyIds.map((vocabularyId, index) => ({ vocabularyId, mode: modes[index] ?? null }));
  await repository.insertItems(tx, userId, id, newItems);
  return { id };
}

/** Whether a card still asks for Japanese by its English. */
const asksInEnglish = (item: AnsweredItem, session: SessionRow): boolean =>
  session.endedAt === null && directionOf(cardModeOf(session.mode, item.mode)) === 'recall';

type AnsweredItem = Awaited<ReturnType<typeof repository.selectAnsweredItems>>[number];

/** A session with its words. @throws 404 for an unknown or foreign id */
export async function getSession(
  { db, language }: Platform,
  userId: number,
  id: number,
): Promise<z.infer<typeof learningSession>> {
  const { session, items, words, namesakes, dues } = await readSnapshot(db, async (tx) => {
    const session = await repository.findSession(tx, userId, id);
    if (!session) throw noSession();
    const items = await repository.selectAnsweredItems(tx, userId, id);
    const ids = items.flatMap(({ vocabularyId }) => vocabularyId ?? []);
    const words = new Map((await findWords(tx, userId, ids)).map((row) => [row.word.id, row]));
    const prompted = items.flatMap((item) => {
      const placed = item.vocabularyId === null ? undefined : words.get(item.vocabularyId);
      return placed && asksInEnglish(item, session) ? [placed.word] : [];
    });
    const namesakes = await selectNamesakesOf(tx, userId, prompted);
    return { session, items, words, namesakes, dues: await selectDues(tx, userId, ids) };
  });
  const apart = await tellApart({ language }, namesakes);
  const learnDetails = items.map((item) => {
    const wordId = item.vocabularyId ?? 0;
    const word = words.get(wordId);
    const told = asksInEnglish(item, session) ? apart.get(wordId) : undefined;
    const due = dues.get(`${wordId} ${directionOf(cardModeOf(session.mode, item.mode))}`);
    const running = { ...(told && { apart: told }), ...(word && { isNew: !word.word.asked }) };
    const ended = due && { due: due.toISOString() };
    return toSessionItem(item, session, word, session.endedAt === null ? running : ended);
  });
  return { ...toSessionHead(session), learnDetails };
}

/** A page of the learner's sessions, the newest first, with their figures. */
export function listSessions(
  { db }: Platform,
  userId: number,
  page: { limit: number; offset: number; unfinished?: boolean },
): Promise<SessionSummary[]> {
  return readSnapshot(db, async (tx) => {
    const sessions = await repository.selectSessions(tx, userId, page);
    const itemsOf = new Map<number, repository.ItemState[]>(sessions.map(({ id }) => [id, []]));
    for (const item of await repository.selectItems(tx, userId, [...itemsOf.keys()]))
      itemsOf.get(item.sessionId)?.push(item);
    return sessions.map((session) => {
      const own = itemsOf.get(session.id) ?? [];
      return {
        ...toSessionHead(session),
        progress: progressOf(own.map(({ status }) => status)),
        learnDetails: own.map(({ vocabularyId, status }) => ({ vocabularyId, status })),
      };
    });
  });
}

/** How far a session is. @throws 404 for an unknown or foreign id */
export async function getProgress({ db }: Platform, userId: number, id: number): Promise<Progress> {
  if (!(await repository.findSession(db, userId, id))) throw noSession();
  const items = await repository.selectItems(db, userId, [id]);
  return progressOf(items.map(({ status }) => status));
}

/** Ends a session; one that has ended answers as the first time. */
export async function endSession(
  { now }: Platform,
  tx: Transaction,
  userId: number,
  id: number,
): Promise<SessionHead> {
  await repository.endSession(tx, userId, id, now());
  const session = await repository.findSession(tx, userId, id);
  if (!session) throw noSession();
  return toSessionHead(session);
}
