import * as z from 'zod/mini';
import type { EventNews } from './news.types';

export const NEWS_KEY = 'kotoba.news';

const id = z.int().check(z.gte(1));
const common = { key: z.string(), at: z.number(), read: z.boolean(), noteId: id };

/** Ids and times only: the texts are asked of the server by the pages that the news lead to. */
const kept = z.strictObject({
  version: z.literal(0),
  learner: id,
  events: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('converted'), vocabularyIds: z.array(id), ...common }),
      z.strictObject({ kind: z.literal('failed'), ...common }),
    ]),
  ),
  /** Keys of standing news that were read. */
  seen: z.array(z.string()),
});

export interface KeptNews {
  readonly events: readonly EventNews[];
  readonly seen: readonly string[];
}

export type NewsStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const nothingKept: KeptNews = { events: [], seen: [] };

/** The browser's storage, or null where it is forbidden: then the news live as long as the page. */
export function browserNews(): NewsStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** What was kept for this learner; anything else is nothing. */
export function loadNews(storage: NewsStorage | null, learner: number): KeptNews {
  try {
    const result = kept.safeParse(JSON.parse(storage?.getItem(NEWS_KEY) ?? 'null'));
    return result.success && result.data.learner === learner ? result.data : nothingKept;
  } catch {
    return nothingKept;
  }
}

/** Keeps the news of a learner; with null, nothing of anybody. */
export function saveNews(storage: NewsStorage | null, learner: number | null, news: KeptNews): void {
  try {
    if (learner === null) storage?.removeItem(NEWS_KEY);
    else storage?.setItem(NEWS_KEY, JSON.stringify({ version: 0, learner, ...news }));
  } catch {
    // A full storage costs the memory of what was read, nothing else.
  }
}
