import type { AuthoredTopic, AuthoredWord } from '../authored/authored-word';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import type { DraftEntry } from '../language';
import { type Found, findKnown } from '../lookup/known-words';
import type { EntryMaker, FoundWord } from './make-entry';

export interface TopicEntries {
  readonly topic: string;
  readonly entries: DraftEntry[];
}

/** Entries for whatever a look-up found, with what the dictionary adds to our own words. */
export interface EntryService {
  ofFound(found: readonly Found[], tags?: readonly string[]): Promise<DraftEntry[]>;
  ofTopic(topic: AuthoredTopic): Promise<TopicEntries[]>;
  ofDictionary(found: readonly FoundWord[], tags: readonly string[]): Promise<DraftEntry[]>;
}

export function createEntryService(maker: EntryMaker, dictionary: DictionaryRepository): EntryService {
  const ofAuthored = async (words: readonly AuthoredWord[]): Promise<DraftEntry[]> => {
    const known = await findKnown(words, dictionary);
    return Promise.all(words.map((word) => maker.fromAuthored(word, known.get(word))));
  };

  return {
    async ofFound(found, tags = []) {
      const own = found.filter((item) => item.kind === 'authored').map(({ word }) => word);
      const made = await ofAuthored(own);
      const entries = await Promise.all(
        found.map((item) =>
          item.kind === 'authored'
            ? (made[own.indexOf(item.word)] ?? maker.fromAuthored(item.word))
            : maker.fromDictionary(item.found, tags),
        ),
      );
      return withoutDuplicates(entries);
    },
    async ofTopic({ groups }) {
      const all = await ofAuthored(groups.flatMap(({ words }) => words));
      let start = 0;
      return groups.map(({ name, words }) => {
        const entries = all.slice(start, start + words.length);
        start += words.length;
        return { topic: name, entries };
      });
    },
    async ofDictionary(found, tags) {
      return withoutDuplicates(await Promise.all(found.map((word) => maker.fromDictionary(word, tags))));
    },
  };
}

export function withoutDuplicates(entries: readonly DraftEntry[]): DraftEntry[] {
  const key = ({ ja_word, romaji, en_word }: DraftEntry) => `${ja_word}|${romaji}|${en_word}`;
  return [...new Map(entries.map((entry) => [key(entry), entry])).values()];
}
