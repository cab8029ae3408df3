import {
  type AnswerType,
  checkAnswer,
  checkAnswerOfType,
  type AnswerEntry,
  type AnswerResult,
  type AnswerQuery,
  type Strictness,
} from '@kotoba/japanese/answers';
import { CARD_MODE, isPartOfSpeech, type CardMode, type ItemStatus } from '@kotoba/contracts';
import { isEnglishWord } from '@kotoba/japanese/english-words';
import type { WordKey } from '@kotoba/language';
import type { Transaction, Executor } from '../../platform/database/database';
import { ApiFailure, notFound } from '../../platform/http/errors';
import type { Platform } from '../../platform/platform';
import { findWord, type PlacedRow, noWord, type VocabularyRow } from '../vocabulary';
import * as repository from './answers.repository';
import type { SessionItem } from './learning.schemas';
import { selectComparisonWords } from './comparison-words.repository';
import { askedAs } from './questions/asked-as';
import type { Cloze } from './questions/cloze';
import { inForm, inWantedForm, isFormOf, judgeChoice, judgeOrder } from './questions/judge';
import {
  step,
  type Checked,
  type ItemEvent,
  type Outcome,
  type Refusal,
  type Step,
  type Effect,
} from './session-machine';
import { toSessionItem } from './to-session';
import type { SessionRow } from './learning.tables';
import { putOff, ratingOf, replay, review } from './scheduler';
import { directionOf } from './session-mode';
import { selectVacationsAfter } from './vacations.repository';

const noItem = () => notFound('The word in this session');

const refusals: Record<Refusal['code'], () => ApiFailure> = {
  SESSION_ENDED: () => new ApiFailure('SESSION_ENDED', 409, 'This session has ended'),
  ANSWERED_SINCE: () =>
    new ApiFailure('SESSION_ENDED', 409, 'You have answered other words since, so this answer stays'),
  STATUS_FINAL: () => new ApiFailure('STATUS_FINAL', 409, 'This word was already answered'),
  NOT_LAST: () => new ApiFailure('CONFLICT', 409, 'Only the last answer of a session can be undone'),
  NOTHING_TO_ACCEPT: () => new ApiFailure('CONFLICT', 409, 'There is no answer of yours to accept'),
  NOT_ACCEPTABLE: () =>
    new ApiFailure('CONFLICT', 409, 'This answer cannot count for this word: something else is asked for'),
};

export type Found = NonNullable<Awaited<ReturnType<typeof repository.findItem>>> & {
  readonly placed: PlacedRow;
  /** What the word is missing from, where that is asked. */
  readonly cloze?: Cloze;
};

/** An item of the learner with its session and its word. @throws 404 for what is missing or another learner's */
export async function findPlacedItem(db: Executor, userId: number, key: repository.ItemKey): Promise<Found> {
  const found = await repository.findItem(db, userId, key);
  const placed = await findWord(db, userId, key.vocabularyId);
  if (!found || !placed) throw noItem();
  const { mode, cloze } = askedAs(found.mode, placed.word);
  return { ...found, placed, mode, ...(cloze && { cloze }) };
}

/** Sends an event through the machine and writes what comes out, in the transaction given. */
export async function takeStep(
  { now }: Platform,
  tx: Transaction,
  userId: number,
  { key, found: { item, session, mode }, event }: { key: repository.ItemKey; found: Found; event: ItemEvent },
): Promise<Step> {
  const taken = step(item, event);
  if (!taken.ok) throw refusals[taken.code]();
  const at = now();
  if (taken.item !== item)
    await repository.saveItem(tx, userId, key, { before: item, after: taken.item, at });
  await applyEffects(tx, { userId, vocabularyId: key.vocabularyId, session, mode, at }, taken.effects);
  return taken;
}

/** The judge of one answer: the rules, over the word, its comparison words and the learner's strictness. */
export async function judgeOf(
  platform: Platform,
  tx: Transaction,
  userId: number,
  { mode, cloze, placed: { word } }: Found,
  input: string,
): Promise<(softCount: number) => Checked> {
  if (mode === CARD_MODE.order) return () => judgeOrder(word, input);
  const { strictness } = await repository.quizSettings(tx, userId);
  const comparisonWords = await selectComparisonWords(tx, userId, word, input);
  if (mode === CARD_MODE.choice) return () => judgeChoice(word, comparisonWords, input);
  const rules: Rules = (query) => checkAnswer({ ...query, mode });
  const answer = { word, comparisonWords, input, strictness };
  if (!cloze?.isInflected) return judgeWith(platform, rules, answer);
  const asForm = await judgeWith(platform, rules, { ...answer, word: inForm(word, cloze) });
  const asWord = await judgeWith(platform, rules, answer);
  return (softCount) =>
    inWantedForm(asForm(softCount), isFormOf(word, input) || asWord(0).isCorrect, softCount);
}

/** Checks an answer of a running session and records the first one that counts. */
export async function answerItem(
  platform: Platform,
  tx: Transaction,
  userId: number,
  { userAnswer, again, ...key }: { userAnswer: string; again: boolean } & repository.ItemKey,
): Promise<Outcome> {
  const found = await findPlacedItem(tx, userId, key);
  const event: ItemEvent = {
    type: 'answer',
    answer: userAnswer.normalize('NFC').trim(),
    again,
    check: await judgeOf(platform, tx, userId, found, userAnswer),
  };
  const { result } = await takeStep(platform, tx, userId, { key, found, event });
  if (!result) throw new Error('An answer got no result');
  return result;
}

/** The item as it is now. */
export async function getItem(db: Executor, userId: number, key: repository.ItemKey): Promise<SessionItem> {
  const { row, mode, placed } = await findPlacedItem(db, userId, key);
  return toSessionItem(row, mode, placed);
}

/** Marks an item as reviewed, or confirms the status that it has. Gives the item as it is then. */
export async function setItemStatus(
  platform: Platform,
  tx: Transaction,
  userId: number,
  { status, ...key }: { status: ItemStatus } & repository.ItemKey,
): Promise<SessionItem> {
  const found = await findPlacedItem(tx, userId, key);
  await takeStep(platform, tx, userId, { key, found, event: { type: 'setStatus', status } });
  return getItem(tx, userId, key);
}

/**
 * Checks an answer outside a session. It records nothing: a status belongs to an item of a session, and neither
 * `correctAnswer` nor `updateLearnedStatus` of a client decides one (LEARN-26).
 */
export async function checkFreely(
  platform: Platform,
  userId: number,
  { userAnswer, type, vocabularyId }: { userAnswer: string; type: AnswerType; vocabularyId: number },
): Promise<Outcome> {
  const { db } = platform;
  const placed = await findWord(db, userId, vocabularyId);
  if (!placed) throw noWord();
  const { word } = placed;
  const { strictness } = await repository.quizSettings(db, userId);
  const comparisonWords = await selectComparisonWords(db, userId, word, userAnswer);
  const rules: Rules = (query) => checkAnswerOfType({ ...query, type });
  const check = await judgeWith(platform, rules, { word, comparisonWords, input: userAnswer, strictness });
  return { ...check(0), recorded: false };
}

/** Whoever takes longer was away from the screen. */
const MAX_ANSWER_MS = 60_000;

interface Answering {
  readonly userId: number;
  readonly vocabularyId: number;
  readonly session: SessionRow;
  readonly mode: CardMode;
  readonly at: Date;
}

const keyOf = ({ userId, vocabularyId, mode }: Answering): repository.MemoryKey => ({
  userId,
  vocabularyId,
  direction: directionOf(mode),
});

/** Milliseconds since the answer before in this session, or since its start. */
async function durationOf(tx: Transaction, { userId, session, at }: Answering): Promise<number> {
  const before = await repository.findLastReview(tx, userId, { sessionId: session.id });
  const from = before?.answeredAt ?? session.startedAt;
  return Math.min(MAX_ANSWER_MS, Math.max(0, at.getTime() - from.getTime()));
}

async function record(
  tx: Transaction,
  answering: Answering,
  { status, reason }: Extract<Effect, { kind: 'record' }>,
): Promise<void> {
  const { userId, at, session } = answering;
  const key = keyOf(answering);
  const memory = await repository.findMemory(tx, key);
  const rating = ratingOf(status, reason, answering.mode);
  const durationMs = await durationOf(tx, answering);
  const answer = { status, rating, firstTime: memory === null, answeredAt: at, durationMs };
  await repository.saveMemory(tx, key, review(memory, rating, at));
  await repository.insertReview(tx, userId, { ...key, ...answer, sessionId: session.id });
  await repository.addToQuarter(tx, userId, answer, 1);
}

/** The answer that met a word was taken back: the next one, if there is any, has met it then. */
async function meetLater(tx: Transaction, key: repository.MemoryKey): Promise<void> {
  const next = await repository.markFirstReview(tx, key);
  if (!next) return;
  await repository.addToQuarter(tx, key.userId, { ...next, firstTime: false }, -1);
  await repository.addToQuarter(tx, key.userId, next, 1);
}

/** Takes an answer out of the history and makes the memory anew from what is left of it. */
async function forget(tx: Transaction, answering: Answering): Promise<void> {
  const { userId, vocabularyId, session } = answering;
  const answer = await repository.findLastReview(tx, userId, { sessionId: session.id, vocabularyId });
  if (!answer) throw new Error('A recorded answer has no place in the history');
  const key = keyOf(answering);
  await repository.deleteReview(tx, userId, answer.id);
  await repository.addToQuarter(tx, userId, answer, -1);
  if (answer.firstTime) await meetLater(tx, key);
  const left = replay(await repository.selectRatings(tx, key));
  const absences = left ? await selectVacationsAfter(tx, userId, left.lastReview) : [];
  await repository.saveMemory(tx, key, left && putOff(left, absences));
}

/**
 * Feeds scheduler, history, figures and the word's own marks with what a step of the session machine brought about.
 */
async function applyEffects(
  tx: Transaction,
  answering: Answering,
  effects: readonly Effect[],
): Promise<void> {
  if (effects.length === 0) return;
  for (const effect of effects) {
    if (effect.kind === 'record') await record(tx, answering, effect);
    else await forget(tx, answering);
  }
  await repository.renewMarks(tx, answering);
}

const toAnswerEntry = (word: VocabularyRow): AnswerEntry => ({
  en: word.enWord,
  word: word.jaWord,
  hiragana: word.hiragana,
  katakana: word.katakana,
  kanji: word.kanji,
  romaji: word.romaji,
  pos: word.partOfSpeech,
  alternatives: word.alternatives,
  blocked: word.blockedAnswers,
});

interface Answer {
  readonly word: VocabularyRow;
  readonly comparisonWords: readonly VocabularyRow[];
  readonly input: string;
  readonly strictness: Strictness;
}

/** The rules for a card of a mode, or for what was asked for outside a session. */
type Rules = (query: AnswerQuery) => AnswerResult;

/**
 * Judges by what the entry stores, and only what is not right by that by all that dictionary and tables know of the
 * word: most answers need no look-up.
 */
async function judgeWith(
  { language }: Platform,
  rules: Rules,
  answer: Answer,
): Promise<(softCount: number) => Checked> {
  const plain = judge(answer, { softCount: 0 }, rules);
  const isSettled = plain.isCorrect || plain.verdict === 'rejected' || plain.reason === 'blocked';
  const further = isSettled ? undefined : await language.furtherAnswers(toWordKey(answer.word));
  return (softCount) => judge(answer, { softCount, ...(further && { further }) }, rules);
}

const toWordKey = (word: VocabularyRow): WordKey => ({
  en_word: word.enWord,
  ja_word: word.jaWord,
  hiragana: word.hiragana,
  katakana: word.katakana,
  kanji: word.kanji,
  part_of_speech: isPartOfSpeech(word.partOfSpeech) ? word.partOfSpeech : 'other',
});

/** Runs the rules over a word and its comparison words, and says which of these was typed. */
function judge(
  { word, comparisonWords, ...answer }: Answer,
  more: Pick<AnswerQuery, 'softCount' | 'further'>,
  rules: Rules,
): Checked {
  const entries = new Map(comparisonWords.map((each) => [toAnswerEntry(each), each]));
  const { verdict, reason, isCorrect, correctAnswer, matched, hint, other } = rules({
    ...answer,
    ...more,
    entry: toAnswerEntry(word),
    otherSaved: [...entries.keys()],
    isEnglishWord,
  });
  const typed = other && entries.get(other);
  return {
    verdict,
    reason,
    isCorrect,
    correctAnswer,
    matched: matched ?? null,
    hint: hint ?? null,
    other: typed
      ? {
          id: typed.id,
          enWord: typed.enWord,
          jaWord: typed.jaWord,
          reading: typed.hiragana ?? typed.katakana,
        }
      : null,
  };
}
