import type { Level } from '@kotoba/contracts';
import { type AuthoredWord, isPartOfWord } from './authored/authored-word';
import type { AuthoredLibrary } from './authored/library';
import { scriptColumns, type ScriptColumns } from './entries/headword';
import type { EntryService } from './entries/make-entry';
import type { DraftEntry } from './language';
import { authored } from './lookup/known-words';

/** A word of a deck, as far as it takes to show it and to know it again. */
export interface DeckWord extends ScriptColumns {
  readonly en_word: string;
}

/** Words of ours that a learner can begin with. */
export interface Deck {
  /** Names it in an address: "at-the-station". */
  readonly name: string;
  readonly title: string;
  /** Those first that a teacher would pick first. */
  readonly words: readonly DeckWord[];
}

/** Decks, and their words as entries. */
export interface Decks {
  /** All decks, in the order in which they are offered. */
  decks(): readonly Deck[];
  /** The words of a deck from one place up to another, complete; empty when there is no such deck. */
  deckEntries(name: string, from: number, to: number): Promise<DraftEntry[]>;
}

/** The topics that a beginner needs first, in this order. */
const TOPICS = [
  'Greetings',
  'Everyday verbs',
  'Food',
  'Family',
  'Numbers',
  'Restaurant',
  'Shopping',
  'Travel',
  'At the station',
  'Asking the way',
  'In the classroom',
  'At the doctor',
  'At the hairdresser',
] as const;

/** Whose words of a level come first, one of each in turn: nobody begins with twenty-five adjectives. */
const EVERYDAY = [
  'Everyday verbs',
  'Question words and pronouns',
  'Food',
  'Family',
  'Time',
  'Everyday things',
  'Adjectives',
  'School',
  'City and directions',
  'House',
  'Weather',
  'Shopping',
  'Feelings',
  'Work',
] as const;

const LEVELS = ['N5', 'N4'] as const satisfies readonly Level[];

function inTurn<Value>(lists: readonly (readonly Value[])[]): Value[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }).flatMap((_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  );
}

const nameOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Decks of our own words: the lists of the first two levels, and topics of the first weeks. */
export function createDecks(library: AuthoredLibrary, entries: Pick<EntryService, 'ofFound'>): Decks {
  const ofTopic = (title: string): AuthoredWord[] =>
    library.topics
      .filter((topic) => topic.title === title)
      .flatMap(({ groups }) => groups.flatMap(({ words }) => words));
  const ofLevel = (level: Level): AuthoredWord[] => {
    const isOfLevel = (word: AuthoredWord) => word.level === level && !word.estimated && !isPartOfWord(word);
    return [
      ...inTurn(EVERYDAY.map((title) => ofTopic(title).filter(isOfLevel))),
      ...library.words.filter(isOfLevel),
    ];
  };
  const contents = [
    ...LEVELS.map((level) => ({ title: `JLPT ${level}`, words: ofLevel(level) })),
    ...TOPICS.map((title) => ({ title, words: ofTopic(title) })),
  ].map(({ title, words }) => ({ name: nameOf(title), title, words: [...new Set(words)] }));
  const decks = contents.map(({ words, ...deck }): Deck => ({
    ...deck,
    words: words.map(({ written, kana, en }) => ({ ...scriptColumns(written, kana), en_word: en })),
  }));
  return {
    decks: () => decks,
    async deckEntries(name, from, to) {
      const words = contents.find((deck) => deck.name === name)?.words ?? [];
      return entries.ofFound(words.slice(from, to).map(authored));
    },
  };
}
