import type { z } from 'zod';
import type { Transaction } from '../../platform/database/database';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import { notFound } from '../../platform/http/errors';
import type { Platform } from '../../platform/platform';
import {
  addWords,
  ensureTopic,
  findWord,
  publishChanged,
  updateWord,
  type Place,
  type PlacedRow,
} from '../vocabulary';
import { publishChat } from './chat.service';
import { linkCard, selectCards, selectNewestCards, type Card } from './chat.repository';
import type { saveCardsBody } from './chat.schemas';

type SaveCards = z.infer<typeof saveCardsBody>;

const noCard = () => notFound('The card');

/** The cards that are meant: the one at the index for a single item, else those of the items' words. */
function meant(
  cards: readonly Card[],
  { vocabulary_items: items, vocabulary_index: index }: SaveCards,
): Card[] {
  if (items.length === 1) return cards.filter(({ position }) => position === index);
  return items.flatMap((item) => cards.find(({ snapshot }) => snapshot.values.enWord === item.en_word) ?? []);
}

/**
 * Saves words of a message. What is saved is what the server put on the card, not what the client sends for it. A card
 * whose word was deleted makes it anew; saving twice gives the same word.
 */
export function saveCards(platform: Platform, userId: number, body: SaveCards): Promise<number[]> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    const cards = meant(await selectCards(tx, userId, [body.chat_message_id]), body);
    if (cards.length < body.vocabulary_items.length) throw noCard();
    const ids: number[] = [];
    for (const card of cards) ids.push(await saveCard(platform, tx, userId, card));
    return ids;
  });
}

/** Saves cards of the newest message that has any, by their places. */
export async function saveNewest(
  platform: Platform,
  tx: Transaction,
  userId: number,
  places: readonly number[],
): Promise<number[]> {
  const cards = await selectNewestCards(tx, userId);
  const ids: number[] = [];
  for (const card of cards.filter(({ position }) => places.includes(position)))
    ids.push(await saveCard(platform, tx, userId, card));
  return ids;
}

/** Saves the word that the card has; one that is saved already is left as it is. */
async function saveWord(
  platform: Platform,
  tx: Transaction,
  { word }: PlacedRow,
  place: Place,
): Promise<number> {
  if (word.status) return word.id;
  const topicId = await ensureTopic(tx, word.userId, place);
  await updateWord(tx, word.userId, word.id, { status: true, topicId, updatedAt: platform.now() });
  await publishChanged(platform, tx, word.userId, [word.id]);
  return word.id;
}

async function saveCard(platform: Platform, tx: Transaction, userId: number, card: Card): Promise<number> {
  const { values, place } = card.snapshot;
  const row = card.vocabularyId === null ? null : await findWord(tx, userId, card.vocabularyId);
  if (row) return saveWord(platform, tx, row, place);
  const topicId = await ensureTopic(tx, userId, place);
  const { ids, changed } = await addWords(platform, tx, userId, [{ values, topicId, saved: true }]);
  const [id] = ids;
  if (id === undefined) throw new Error('A request for a word gave no word');
  await linkCard(tx, userId, card, id);
  await publishChat(platform, tx, userId);
  await publishChanged(platform, tx, userId, changed);
  return id;
}
