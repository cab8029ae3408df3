import { hasJapanese } from '@kotoba/japanese';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import {
  type EntryService,
  FROM_DICTIONARY,
  type TopicEntries,
  withoutDuplicates,
} from '../entries/make-entry';
import { type DraftEntry, isOfKind, type WordKind } from '../language';
import type { WordLookup } from '../lookup/find-words';
import { authored } from '../lookup/known-words';
import { expandTopic, type TopicMatcher } from '../topics';
import { parseRequest } from './parse-request';

/** The topic of what has no groups. */
export const GENERAL = 'General';

export interface TopicParts {
  readonly words: WordLookup;
  readonly topics: TopicMatcher;
  readonly entries: EntryService;
  readonly dictionary: DictionaryRepository;
}

/** Gives the words of a topic ("food", "5 words about food"), in its groups. Source: LANG-17. */
export function createTopicConverter({
  words,
  topics,
  entries,
  dictionary,
}: TopicParts): (text: string) => Promise<TopicEntries[]> {
  const expanded = async (subject: string): Promise<TopicEntries[]> => {
    const own = hasJapanese(subject) ? [] : await words.whole(subject);
    const more = hasJapanese(subject) ? [] : await expandTopic(subject, dictionary);
    const made = withoutDuplicates([
      ...(more.length > 0 ? await entries.ofFound(own, [FROM_DICTIONARY]) : []),
      ...(await entries.ofDictionary(more, [FROM_DICTIONARY, subject.toLowerCase()])),
    ]);
    return made.length > 0 ? [{ topic: GENERAL, entries: made }] : [];
  };

  const topicEntries = async (subject: string, kind: WordKind | null): Promise<TopicEntries[]> => {
    const matched = topics.match(subject);
    if (matched.length > 0) return (await Promise.all(matched.map((topic) => entries.ofTopic(topic)))).flat();
    const levelled = topics.ofLevel(subject, kind);
    if (levelled.length > 0)
      return [{ topic: GENERAL, entries: await entries.ofFound(levelled.map(authored)) }];
    return expanded(subject);
  };

  const ofTheme = async (subject: string): Promise<TopicEntries[]> => {
    const matched = topics.match(subject).slice(0, 1).flatMap(topics.ofSameTheme);
    return Promise.all(
      matched.map(async (topic) => ({
        topic: topic.title,
        entries: (await entries.ofTopic(topic)).flatMap((group) => group.entries),
      })),
    );
  };

  return async (text) => {
    const { subject, count, partOfSpeech } = parseRequest(text);
    const wanted = (all: TopicEntries[]) => (partOfSpeech ? onlyKind(all, partOfSpeech) : all);
    const made = wanted(await topicEntries(subject, partOfSpeech));
    if (count === null) return made;
    const missing = count - made.flatMap((group) => group.entries).length;
    if (missing <= 0) return firstEntries(made, count);
    // A part of a topic has no neighbours: what else is about the seasons is not about winter.
    if (topics.match(subject).some(({ part }) => part !== undefined)) return made;
    return [...made, ...firstEntries(withoutRepeats(made, wanted(await ofTheme(subject))), missing)];
  };
}

/** "adjective" stands for both kinds. Groups that are left empty go. */
function onlyKind(groups: readonly TopicEntries[], kind: WordKind): TopicEntries[] {
  return groups
    .map(({ topic, entries }) => ({
      topic,
      entries: entries.filter((entry) => isOfKind(entry.part_of_speech, kind)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The groups without the words that stand before, in other groups or their own. */
function withoutRepeats(before: readonly TopicEntries[], groups: readonly TopicEntries[]): TopicEntries[] {
  const key = ({ ja_word, romaji }: DraftEntry) => `${ja_word}|${romaji}`;
  const had = new Set(before.flatMap(({ entries }) => entries.map(key)));
  return groups.map(({ topic, entries }) => ({
    topic,
    entries: entries.filter((entry) => had.size < had.add(key(entry)).size),
  }));
}

/** A few entries of several groups: some of each in turn, in the order of the groups. */
export function firstEntries(groups: readonly TopicEntries[], count: number): TopicEntries[] {
  const taken = groups.map(() => 0);
  let left = count;
  for (let round = 0; left > 0 && groups.some(({ entries }) => round < entries.length); round += 1) {
    groups.forEach(({ entries }, index) => {
      if (left === 0 || round >= entries.length) return;
      taken[index] = round + 1;
      left -= 1;
    });
  }
  return groups
    .map(({ topic, entries }, index) => ({ topic, entries: entries.slice(0, taken[index]) }))
    .filter(({ entries }) => entries.length > 0);
}
