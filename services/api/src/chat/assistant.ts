import type { DraftEntry, Language } from '../language/language';
import { collectionNames } from '../topics/topic-names';
import type { Place } from '../topics/place-words';

export interface ReplyCard {
  readonly draft: DraftEntry;
  /** Where the word goes when it is saved. */
  readonly place: Place;
}

/** What the assistant says, and the words it brings. */
export interface Reply {
  readonly content: string;
  readonly cards: readonly ReplyCard[];
}

const USUAL_COUNT = 5;
const MOST = 20;

const NOTHING =
  'I found no words for this. Ask for a word, a phrase or a topic, such as “umbrella”, “how much is it” or “travel by train”.';

/** How many words a message asks for ("6 words for music"). */
function countIn(message: string): number {
  const asked = /(?<![\p{L}\p{N}])\d{1,3}(?![\p{L}\p{N}])/u.exec(message.normalize('NFKC'))?.[0];
  return asked === undefined ? USUAL_COUNT : Math.min(MOST, Math.max(1, Number(asked)));
}

/** Words of a topic belong to the topic's own collection; all others to "Assistant". */
async function placeOf(
  language: Language,
  message: string,
  drafts: readonly DraftEntry[],
): Promise<(draft: DraftEntry) => Place> {
  const elsewhere = { collection: collectionNames.assistant };
  if (drafts.length < 2) return () => elsewhere;
  const asked = await language.convertNote('TOPIC', message);
  if (!asked.ok) return () => elsewhere;
  const { collection, topics } = asked;
  return ({ en_word, ja_word }) => {
    const home = topics.find(({ entries }) =>
      entries.some((entry) => entry.en_word === en_word && entry.ja_word === ja_word),
    );
    return home ? { collection, topic: home.topic } : elsewhere;
  };
}

/**
 * The assistant that works without a provider: it finds words for a request in the dictionary and the authored topics, and says how
 * many. Any text gets a reply.
 */
export async function reply(language: Language, message: string): Promise<Reply> {
  const drafts = await language.generate(message, undefined, countIn(message));
  if (drafts.length === 0) return { content: NOTHING, cards: [] };
  const place = await placeOf(language, message, drafts);
  return {
    content: drafts.length === 1 ? 'Here is a word for you.' : `Here are ${drafts.length} words for you.`,
    cards: drafts.map((draft) => ({ draft, place: place(draft) })),
  };
}
