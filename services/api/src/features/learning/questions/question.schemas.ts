import { z } from 'zod';
import { CARD_MODES } from '@kotoba/contracts';

/**
 * How a card asks, whatever the session's mode: 1 to 4, 12 by its recording, 13 by its sentence with a gap, 14
 * with options, 15 for the order of its sentence. A word that cannot be asked so is asked in another way.
 */
export const cardMode = z.literal(CARD_MODES);

/** What tells the wanted word from the learner's other words that its bare English fits, too. */
const toldApart = z
  .object({
    /** Of the others, one or more are of another part of speech. */
    kind: z.boolean(),
    /** What it is said of: "of the weather or a room". */
    usage: z.string().nullable(),
    /** Of a verb: it is done to something, or happens by itself. Null where that tells nothing apart. */
    takesObject: z.boolean().nullable(),
    register: z.enum(['own', 'polite', 'humble', 'casual']).nullable(),
    /** What else it means, and the others do not. */
    meanings: z.array(z.string()),
    /** The others, without those that hold the answer. */
    notMeant: z.array(z.string()),
  })
  .meta({ id: 'ToldApart' });
export type ToldApart = z.infer<typeof toldApart>;

/** What a card asks with, by its mode. */
export const question = {
  /** Left out where the prompt fits no other word of the learner's, and outside a running session. */
  apart: toldApart.optional(),
  /** With mode 13: the sentence around the gap, and how many kana the missing form has. */
  cloze: z.object({ before: z.string(), after: z.string(), kana: z.int() }).optional(),
  /** With mode 14: four meanings, one of them right. Left out outside a running session. */
  choices: z.array(z.string()).optional(),
  /** With mode 15: the sentence, null where a piece belongs, and its pieces in no order. */
  order: z.object({ frame: z.array(z.string().nullable()), pieces: z.array(z.string()) }).optional(),
};
