import { mostListed, type SessionLength } from '@kotoba/contracts';
import { addDays, localDate, startOfDay } from '../../platform/clock/learner-day';
import type { Platform } from '../../platform/platform';
import { quizSettings } from './answers.repository';
import * as dueWords from './due.repository';

/** More due words than these are too much for one sitting. */
const BACKLOG = 20;
/** What is asked of a learner with a backlog at once. */
const ENOUGH = 15;

interface Waiting {
  /** Words that are due, and words that were never asked, in all. */
  readonly due: number;
  readonly fresh: number;
  /** How many of each the learner's daily limits still allow today. */
  readonly reviewsLeft: number;
  readonly newLeft: number;
  /** How many words the learner wants in a session. */
  readonly length: SessionLength;
}

/** How the words are shared out between the next sitting and those after it. */
interface Share {
  /** Due words of the next sitting, and those that wait until later. */
  readonly now: number;
  readonly later: number;
  /** New words of the next sitting. */
  readonly meet: number;
}

/**
 * How many of the due and of the new words belong to the next sitting. Whoever comes back after a holiday meets the
 * words that are most due, not a mountain and no new words on top, unless they want all of it.
 */
export function shareOf({ due, fresh, reviewsLeft, newLeft, length }: Waiting): Share {
  const most = length === 'all' ? mostListed.due : Number(length);
  const backlog = length !== 'all' && due > BACKLOG;
  const now = Math.min(backlog ? ENOUGH : due, reviewsLeft, most);
  const meet = backlog ? 0 : Math.min(fresh, newLeft, most - now);
  return { now, later: due - now, meet };
}

/** Seconds that an answer takes, as long as too few are known of a learner, and at most. */
const BEGINNERS_PACE = 12;
const SLOWEST_PACE = 30;
/** Fewer answers say nothing about the next ones. */
const FEW_ANSWERS = 10;
/** The answers that tell a learner's pace: those of the last sessions. */
const LAST_ANSWERS = 60;

/**
 * About how many minutes so many words take. `durations`: how long the learner's last answers took, in milliseconds.
 * The one in the middle is their pace: a long pause says nothing.
 */
export function minutesOf(words: number, durations: readonly number[]): number {
  if (words === 0) return 0;
  const middle = durations.toSorted((a, b) => a - b)[Math.floor(durations.length / 2)] ?? 0;
  const pace = durations.length < FEW_ANSWERS ? BEGINNERS_PACE : Math.min(middle / 1000, SLOWEST_PACE);
  return Math.max(1, Math.round((words * pace) / 60));
}

interface Later {
  /** When the first word comes due, or came; null when none ever does. */
  readonly firstDue: Date | null;
  /** Whether a new word waits for the next day. */
  readonly fresh: boolean;
  /** Whether today's limit of repeated words is reached. */
  readonly isLimited: boolean;
  /** When the learner's next day begins. */
  readonly tomorrow: Date;
}

/** When there is something to do again for a learner who has nothing to do now; null when nothing is in sight. */
export function nextOf({ firstDue, fresh, isLimited, tomorrow }: Later): Date | null {
  const again = isLimited && firstDue && firstDue < tomorrow ? tomorrow : firstDue;
  return fresh && (!again || tomorrow < again) ? tomorrow : again;
}

interface Sitting extends Share {
  readonly due: number;
  readonly fresh: number;
  /** About how long it takes. */
  readonly minutes: number;
  /** When the next words come; null while there are some, and when none are in sight. */
  readonly next: Date | null;
}

/**
 * What a learner has to do now: the one count of it, for every screen. It stays within the session length that they
 * chose and within what their daily limits leave of today.
 */
export async function readSitting(
  { db, now }: Platform,
  { id, timeZone }: { id: number; timeZone: string },
): Promise<Sitting> {
  const at = now();
  const date = localDate(at, timeZone);
  const { newPerDay, reviewsPerDay, sessionLength } = await quizSettings(db, id);
  const today = await dueWords.countSince(db, id, startOfDay(date, timeZone));
  const due = await dueWords.countDue(db, id, new Date(at.getTime() + 1));
  const fresh = await dueWords.countNew(db, id);
  const reviewsLeft = Math.max(0, reviewsPerDay - today.repeated);
  const newLeft = Math.max(0, newPerDay - today.met);
  const share = shareOf({ due, fresh, reviewsLeft, newLeft, length: sessionLength });
  const words = share.now + share.meet;
  if (words > 0) {
    const minutes = minutesOf(words, await dueWords.selectDurations(db, id, LAST_ANSWERS));
    return { due, fresh, ...share, minutes, next: null };
  }
  const next = nextOf({
    firstDue: reviewsPerDay > 0 ? await dueWords.findFirstDue(db, id) : null,
    fresh: fresh > 0 && newPerDay > 0,
    isLimited: reviewsLeft === 0,
    tomorrow: startOfDay(addDays(date, 1), timeZone),
  });
  return { due, fresh, ...share, minutes: 0, next };
}
