import type { Deck, DeckWord } from '@kotoba/language';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import { notFound } from '../../platform/http/errors';
import type { Platform } from '../../platform/platform';
import { addWords, ensureTopic, findTopic, fromDraft, indexLike, publishChanged } from '../vocabulary';
import type { AddedAnswer, DeckAnswer, DeckSummary } from './decks.schemas';

/** Most words that are added at once: nobody is flooded. */
const MOST_AT_ONCE = 25;
/** Words of a deck that tell what is in it. */
const FIRST = 8;

/** How many words a portion has: as even as they go, so that no last one has two words. */
export const portionOf = (words: number): number => Math.ceil(words / Math.ceil(words / MOST_AT_ONCE));

const toCompared = ({ en_word, hiragana, katakana, kanji }: DeckWord) => ({
  enWord: en_word,
  hiragana,
  katakana,
  kanji,
});

const toWord = ({ ja_word, kanji, hiragana, katakana, en_word }: DeckWord) => ({
  ja_word,
  kana: kanji === null ? null : (hiragana ?? katakana),
  en_word,
});

/** Says of the words of decks which of them the learner has. */
async function knownOf({ db }: Platform, userId: number, decks: readonly Deck[]) {
  const index = await indexLike(
    db,
    userId,
    decks.flatMap(({ words }) => words.map(toCompared)),
    { saved: true },
  );
  return (word: DeckWord): boolean => index.find(toCompared(word)) !== undefined;
}

function toSummary({ name, title, words }: Deck, isKnown: (word: DeckWord) => boolean): DeckSummary {
  const known = words.map(isKnown);
  const size = portionOf(words.length);
  const missing = known.indexOf(false);
  const from = missing - (missing % size);
  return {
    name,
    title,
    words: words.length,
    known: known.filter(Boolean).length,
    first: words.slice(0, FIRST).map(toWord),
    next: missing < 0 ? null : { from, count: Math.min(size, words.length - from) },
  };
}

function findDeck({ language }: Platform, name: string): Deck {
  const deck = language.decks().find((each) => each.name === name);
  if (!deck) throw notFound('This deck');
  return deck;
}

/** All decks, and how much of each the learner has. */
export async function listDecks(platform: Platform, userId: number): Promise<DeckSummary[]> {
  const decks = platform.language.decks();
  const isKnown = await knownOf(platform, userId, decks);
  return decks.map((deck) => toSummary(deck, isKnown));
}

/** A deck with all its words. */
export async function readDeck(platform: Platform, userId: number, name: string): Promise<DeckAnswer> {
  const deck = findDeck(platform, name);
  const isKnown = await knownOf(platform, userId, [deck]);
  return {
    deck: toSummary(deck, isKnown),
    words: deck.words.map((word) => ({ ...toWord(word), known: isKnown(word) })),
  };
}

/**
 * Saves the words of a portion into the collection of the deck's name. A word that the learner has stays where it is,
 * so that the same portion again changes nothing.
 */
export async function addPortion(
  platform: Platform,
  userId: number,
  name: string,
  from: number,
): Promise<AddedAnswer> {
  const { title, words } = findDeck(platform, name);
  const drafts = await platform.language.deckEntries(name, from, from + portionOf(words.length));
  if (drafts.length === 0) throw notFound('This part of the deck');
  return learnerTransaction(platform.db, userId, async (tx) => {
    const topicId = await ensureTopic(tx, userId, { collection: title });
    const requests = drafts.map((draft) => ({ values: fromDraft(draft), topicId, saved: true }));
    const { ids, created, changed } = await addWords(platform, tx, userId, requests);
    await publishChanged(platform, tx, userId, changed);
    const collection = (await findTopic(tx, userId, topicId))?.collectionId;
    return { created_count: created.length, vocabulary_ids: ids, user_topic_id: collection ?? 0 };
  });
}
