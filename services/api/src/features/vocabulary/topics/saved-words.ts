import type { Platform } from '../../../platform/platform';
import { countSavedWords } from './topics.repository';

/** How many saved words lie in topics of a learner, together. */
export type SavedWords = (topicIds: readonly number[]) => number;

/** Counts all of a learner's saved words once for every change of them. */
export async function savedWords({ db, keptLists }: Platform, userId: number): Promise<SavedWords> {
  const pairs = await keptLists.read(userId, 'saved words', () => countSavedWords(db, userId));
  const counts = new Map<number, number>();
  for (let at = 0; at < pairs.length; at += 2) counts.set(pairs[at] ?? 0, pairs[at + 1] ?? 0);
  return (topicIds) => topicIds.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
}
