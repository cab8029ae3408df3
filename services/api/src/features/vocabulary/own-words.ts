import type { Database, Transaction } from '../../platform/database/database';
import { notFound } from '../../platform/http/errors';
import { ownIds } from './vocabulary.repository';

export const noWord = () => notFound('The vocabulary entry');

/** One id that is missing or another learner's refuses the whole call. Source: API-4. */
export async function assertOwn(db: Database | Transaction, userId: number, ids: readonly number[]) {
  const own = await ownIds(db, userId, ids);
  if (ids.some((id) => !own.has(id))) throw noWord();
}
