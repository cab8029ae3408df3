import { dayBefore } from '../notes/days';

/** What a learner's day offers; the days are `YYYY-MM-DD`. */
interface OwnDay {
  readonly today: string;
  /** The day of the newest note; null without one. */
  readonly noted: string | null;
  readonly isDue: boolean;
  /** Whether a word was ever forgotten. */
  readonly isHard: boolean;
}

/** Requests for everybody, behind those of the learner's own day. */
const GENERAL = ['lesson', 'meaning', 'word', 'difference'] as const;

/** A request to begin with; its text is `opener.{name}`. */
export type Opener = 'today' | 'yesterday' | 'due' | 'wrong' | (typeof GENERAL)[number];

/** Four requests: first what the learner's own day offers, then what the assistant can do. Source: CHAT-16. */
export function openersOf({ today, noted, isDue, isHard }: OwnDay): readonly Opener[] {
  const own: readonly (Opener | false)[] = [
    noted === today && 'today',
    noted === dayBefore(today) && 'yesterday',
    isDue && 'due',
    isHard && 'wrong',
  ];
  return [...own.filter((opener) => opener !== false), ...GENERAL].slice(0, GENERAL.length);
}
