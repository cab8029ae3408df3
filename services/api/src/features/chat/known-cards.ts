import type { Database } from '../../platform/database/database';
import { fromDraft, isSameEntry, readingKey, wordsWithReadings } from '../vocabulary';
import type { Reply } from '@kotoba/assistant';

/** A reply that says which of its words the learner has saved already; the cards themselves show it, too. */
export async function tellKnown(db: Database, userId: number, reply: Reply): Promise<Reply> {
  const words = reply.cards.map(({ draft }) => fromDraft(draft));
  if (words.length === 0) return reply;
  const rows = await wordsWithReadings(db, userId, [...new Set(words.map(readingKey))]);
  const saved = rows.filter(({ status }) => status);
  const known = words.filter((word) => saved.some((row) => isSameEntry(row, word)));
  if (known.length === 0) return reply;
  const told = `Already in your vocabulary: ${[...new Set(known.map(({ jaWord }) => jaWord))].join('、')}.`;
  return { ...reply, content: `${reply.content}\n\n${told}` };
}
