/** Something that the learner may want to know. `key` is the same in every tab, and after a reload. */
export type NewsItem = {
  readonly key: string;
  /** When it happened, in ms since the epoch. */
  readonly at: number;
  readonly read: boolean;
} & (
  | {
      readonly kind: 'converted';
      /** What was noted. */
      readonly about: string;
      readonly words: readonly { readonly id: number; readonly ja_word: string }[];
    }
  | { readonly kind: 'failed'; readonly about: string }
  | { readonly kind: 'unfinished'; readonly sessionId: number }
  | { readonly kind: 'due'; readonly words: number }
);

interface Happened {
  /** When it was asked, in ms since the epoch. */
  readonly at: number;
  readonly notes: readonly {
    readonly id: number;
    readonly content: string;
    readonly createdAt: string;
    readonly isConverted: boolean;
    readonly error: string | null;
    readonly words: readonly { readonly id: number; readonly ja_word: string }[];
  }[];
}

export interface Waiting {
  /** When it was so, in ms since the epoch. */
  readonly at: number;
  /** Words whose review is due. */
  readonly due: number;
  readonly sessions: readonly { readonly id: number; readonly startedAt: string }[];
}

/** How many notes and unfinished sessions the bell looks at; Capture and the learning home have them all. */
export const MAX_NOTES = 20;
export const MAX_SESSIONS = 3;

const DAY_MS = 86_400_000;
/** A note is news for a week, and unread for a day at most, because read marks do not reach other devices. */
const WEEK_MS = 7 * DAY_MS;

const two = (part: number): string => String(part).padStart(2, '0');
const dayOf = (now: Date): string => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

function noteNews({ at: now, notes }: Happened): NewsItem[] {
  return notes.flatMap(({ id, content, createdAt, isConverted, error, words }): NewsItem[] => {
    const at = Date.parse(createdAt);
    if (now - at > WEEK_MS) return [];
    const common = { about: content.replace(/^[A-Z]+ - /, ''), at, read: now - at > DAY_MS };
    if (isConverted && words.length > 0)
      return [{ key: `note:${id}:converted`, kind: 'converted', words, ...common }];
    return error === null ? [] : [{ key: `note:${id}:failed`, kind: 'failed', ...common }];
  });
}

/** Due words are news once a day (of the reader's own clock), an unfinished session once. */
function waitingNews({ at, due, sessions }: Waiting): NewsItem[] {
  const unfinished = sessions.slice(0, MAX_SESSIONS).map(({ id, startedAt }): NewsItem => ({
    key: `session:${id}`,
    kind: 'unfinished',
    sessionId: id,
    at: Date.parse(startedAt),
    read: false,
  }));
  if (due === 0) return unfinished;
  return [{ key: `due:${dayOf(new Date(at))}`, kind: 'due', words: due, at, read: false }, ...unfinished];
}

const inOrder = (left: NewsItem, right: NewsItem): number =>
  Number(right.kind === 'due') - Number(left.kind === 'due') || right.at - left.at;

/**
 * What happened and what waits: first what has no time of its own (due words), then newest first. `read` are the keys
 * of what was read.
 */
export function newsFacts(happened: Happened, waiting: Waiting, read: ReadonlySet<string>): NewsItem[] {
  return [...noteNews(happened), ...waitingNews(waiting)]
    .map((item) => (read.has(item.key) ? { ...item, read: true } : item))
    .sort(inOrder);
}
