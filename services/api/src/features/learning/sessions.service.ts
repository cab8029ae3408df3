import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import { CARD_MODE, CHOICE_MODE, MIXED_MODE, type CardMode, type SessionMode } from '@kotoba/contracts';
import type { Transaction } from '../../platform/database/database';
import { readSnapshot } from '../../platform/database/learner-transaction';
import { notFound } from '../../platform/http/errors';
import type { Platform } from '../../platform/platform';
import { assertOwn, findWords, type PlacedRow } from '../vocabulary';
import { chooseModes, cardModeOf, directionOf } from './session-mode';
import { selectNamesakesOf } from './comparison-words.repository';
import { tellApart } from './told-apart';
import { selectChoices } from './questions/choice.repository';
import { askedAs, type Asked } from './questions/asked-as';
import { seedOf } from './questions/shuffled';
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

/** How the cards of a new session ask, where its own mode does not say it. */
async function cardModesOf(
  tx: Transaction,
  userId: number,
  { id, mode, startedAt }: { id: number; mode: SessionMode; startedAt: Date },
  ids: readonly number[],
): Promise<(CardMode | null)[]> {
  if (mode === MIXED_MODE) return chooseModes(await selectDueDirections(tx, userId, ids, startedAt), id);
  if (mode !== CHOICE_MODE) return [];
  // Where there are too few words to choose among, the meaning is typed.
  const words = (await findWords(tx, userId, ids)).map(({ word }) => word);
  const choices = await selectChoices(tx, userId, id, words);
  return ids.map((word) => (choices.has(word) ? null : CARD_MODE.kanjiToEn));
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
  const modes = await cardModesOf(tx, userId, { ...session, id }, vocabularyIds);
  const newItems = vocabularyIds.map((vocabularyId, index) => ({ vocabularyId, mode: modes[index] ?? null }));
  await repository.insertItems(tx, userId, id, newItems);
  return { id };
}

/** The ways to ask for Japanese by its bare English. */
const IN_ENGLISH: readonly CardMode[] = [CARD_MODE.enToKana, CARD_MODE.enToKanji];

/** What the card of a running session asks with, without what it asks for. */
const questionOf = ({ cloze, order }: Asked) => ({
  ...(cloze && { cloze: { before: cloze.before, after: cloze.after, kana: [...cloze.kana].length } }),
  ...(order && { order }),
});

/** Sentences that are cut before all others have their turn. */
const CUT_AT_ONCE = 20;

/** A session with its words. @throws 404 for an unknown or foreign id */
export async function getSession(
  { db, language }: Platform,
  userId: number,
  id: number,
): Promise<z.infer<typeof learningSession>> {
  const { session, cards, namesakes, choices, dues } = await readSnapshot(db, async (tx) => {
    const session = await repository.findSession(tx, userId, id);
    if (!session) throw noSession();
    const items = await repository.selectAnsweredItems(tx, userId, id);
    const ids = items.flatMap(({ vocabularyId }) => vocabularyId ?? []);
    const words = new Map((await findWords(tx, userId, ids)).map((row) => [row.word.id, row]));
    const cards: { item: (typeof items)[number]; word: PlacedRow | undefined; asked: Asked }[] = [];
    for (const item of items) {
      const word = words.get(item.vocabularyId ?? 0);
      const mode = cardModeOf(session.mode, item.mode);
      cards.push({ item, word, asked: word ? askedAs(mode, word.word, seedOf(id, word.word.id)) : { mode } });
      // Cutting sentences takes its time: others have their turn.
      if (cards.length % CUT_AT_ONCE === 0) await nextTurn();
    }
    /** The words of a running session whose cards ask in one of these ways. */
    const askedIn = (modes: readonly CardMode[]) =>
      cards.flatMap(({ asked, word }) =>
        session.endedAt === null && word && modes.includes(asked.mode) ? [word.word] : [],
      );
    const namesakes = await selectNamesakesOf(tx, userId, askedIn(IN_ENGLISH));
    const choices = await selectChoices(tx, userId, id, askedIn([CARD_MODE.choice]));
    return { session, cards, namesakes, choices, dues: await selectDues(tx, userId, ids) };
  });
  const apart = await tellApart({ language }, namesakes);
  const learnDetails = cards.map(({ item, word, asked }) => {
    const { mode } = asked;
    const wordId = item.vocabularyId ?? 0;
    const told = IN_ENGLISH.includes(mode) ? apart.get(wordId) : undefined;
    const due = dues.get(`${wordId} ${directionOf(mode)}`);
    const options = choices.get(wordId);
    const running = {
      ...(told && { apart: told }),
      ...(word && { isNew: !word.word.asked }),
      ...(options && { choices: options }),
      ...questionOf(asked),
    };
    const ended = due && { due: due.toISOString() };
    return toSessionItem(item, mode, word, session.endedAt === null ? running : ended);
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
