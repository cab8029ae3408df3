import { z } from 'zod';

const deckWord = z.object({
  ja_word: z.string(),
  /** Its reading; null when it is written in kana. */
  kana: z.string().nullable(),
  en_word: z.string(),
});

const deck = z
  .object({
    /** Names it in an address. */
    name: z.string(),
    title: z.string(),
    words: z.int(),
    /** How many of them the learner has. */
    known: z.int(),
    first: z.array(deckWord),
    /** The portion to add next; null when the learner has all words. */
    next: z.object({ from: z.int(), count: z.int() }).nullable(),
  })
  .meta({ id: 'Deck' });
export type DeckSummary = z.infer<typeof deck>;

export const deckParams = z.object({ name: z.string().max(100) });
export const decksAnswer = z.object({ decks: z.array(deck) });
export const deckAnswer = z.object({
  deck,
  words: z.array(deckWord.extend({ known: z.boolean() })),
});
export type DeckAnswer = z.infer<typeof deckAnswer>;

/** Where the portion begins. */
export const addBody = z.object({ from: z.int().min(0).default(0) });
export const addedAnswer = z.object({
  created_count: z.int(),
  vocabulary_ids: z.array(z.int()),
  /** The collection of the deck's name. */
  user_topic_id: z.int(),
});
export type AddedAnswer = z.infer<typeof addedAnswer>;
