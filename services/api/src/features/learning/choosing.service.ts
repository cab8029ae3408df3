import { maxLength, type SessionMode, MAX_IDS } from '@kotoba/contracts';
import { foldForSearch } from '@kotoba/japanese';
import { ASK_FOR_ONE, asksForNone } from '@kotoba/language';
import { ApiFailure } from '../../platform/http/errors';
import { addDays, localDate, startsOfDays } from '../../platform/clock/learner-day';
import type { Platform } from '../../platform/platform';
import * as choosing from './choosing.repository';
import * as dueWords from './due.repository';
import { parseRequest } from './parse-request';
import { readSitting } from './sitting';
import { findAwaySince } from './vacations.repository';

/**
 * A text of at most so many characters (code points), in NFC, as fields count them: its first words, or a piece of the
 * first one.
 */
export function cutToLength(text: string, max: number): string {
  const characters = [...text.normalize('NFC')];
  if (characters.length <= max) return characters.join('');
  // A space right behind the cut ends a word that fits.
  const end = characters.lastIndexOf(' ', max);
  return characters.slice(0, end > 0 ? end : max).join('');
}

/** Words of a free request that names no number. */
const DEFAULT_COUNT = 20;
/** A longer text is a story, not a subject: only so many of its words are looked for. */
const MAX_TERMS = 10;

/** The words of the learner's next sitting, at most `limit`: those due first, then the new ones. */
export async function listDue(platform: Platform, learner: { id: number; timeZone: string }, limit: number) {
  const { db, now } = platform;
  const { fresh, next, ...sitting } = await readSitting(platform, learner);
  const away = await findAwaySince(db, learner.id);
  const repeat = await dueWords.selectDue(db, learner.id, now(), Math.min(limit, sitting.now));
  const room = Math.min(limit - repeat.length, sitting.meet);
  const meet = room > 0 ? await dueWords.selectNew(db, learner.id, room) : [];
  return {
    vocabularyIds: [...repeat, ...meet],
    ...sitting,
    new: fresh,
    next: next?.toISOString() ?? null,
    away: away?.toISOString() ?? null,
  };
}

/** Words that come due on each of the next `days` days of the learner, today first: it has what is overdue as well. */
export async function forecast(
  { db, now }: Platform,
  { id, timeZone }: { id: number; timeZone: string },
  days: number,
) {
  const today = localDate(now(), timeZone);
  const dates = Array.from({ length: days + 1 }, (_, index) => addDays(today, index));
  const counts = await dueWords.countDueBefore(db, id, startsOfDays(dates.slice(1), timeZone));
  return counts.map((count, index) => ({ date: dates[index] ?? today, count }));
}

/** The level in the wizard's words: that of most of these words; without any level they are for beginners. */
function levelOf(words: readonly choosing.FoundWord[]): string {
  const share = (...levels: string[]) => words.filter(({ level }) => level && levels.includes(level)).length;
  const shares = [
    { name: 'beginner', words: share('N5', 'N4') },
    { name: 'intermediate', words: share('N3') },
    { name: 'advanced', words: share('N2', 'N1') },
  ];
  return shares.reduce((most, other) => (other.words > most.words ? other : most)).name;
}

const toAnswer = (words: readonly choosing.FoundWord[], category: string) => ({
  vocabulary: words.map(({ id }) => ({ id })),
  category,
  level: levelOf(words),
});

/**
 * The saved words of a collection, topic, tag, part of speech or level of this name; none when there is nothing of
 * that name.
 */
export async function findByCategory({ db }: Platform, userId: number, category: string) {
  return toAnswer(await choosing.selectOfCategory(db, userId, category, MAX_IDS), category);
}

/** The learner's saved words that a free text asks for ("5 N5 verbs about food"). */
export async function findByMessage(
  { db }: Platform,
  userId: number,
  { message, mode }: { message: string; mode: SessionMode },
) {
  if (asksForNone(message)) throw new ApiFailure('INVALID_INPUT', 400, ASK_FOR_ONE);
  const asked = parseRequest(foldForSearch(message));
  const request = { ...asked, terms: asked.terms.slice(0, MAX_TERMS) };
  const limit = Math.min(asked.count ?? DEFAULT_COUNT, MAX_IDS);
  const words = await choosing.selectRequested(db, userId, request, { mode, limit });
  const category = cutToLength(request.terms.join(' '), maxLength.name);
  return toAnswer(words, category || request.partOfSpeech || 'all');
}
