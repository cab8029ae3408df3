import { hasJapanese } from '@kotoba/japanese';
import { type Conversion, type DraftEntry, type NoteKind, isOfKind, type WordKind } from '../language';
import type { AuthoredTopic } from '../authored/authored-word';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import {
  type EntryService,
  type TopicEntries,
  withoutDuplicates,
  type EntryMaker,
  FROM_DICTIONARY,
} from '../entries/make-entry';

import { englishKey } from '../english-key';
import { authored, type Found } from '../lookup/known-words';
import type { WordLookup } from '../lookup/find-words';
import type { PhraseLookup } from '../phrases/find-phrase';
import {
  asksForNone,
  ASK_FOR_ONE,
  parseRequest,
  splitGroup,
  splitPhrases,
  splitWords,
} from './parse-request';
import { expandTopic, type TopicMatcher } from '../topics';

type Failure = Extract<Conversion, { ok: false }>;

const SHOWN = 60;

const HELP = {
  word: 'Check the spelling, or write the word in Japanese.',
  phrase:
    'Try another wording, note the single words, or write it in Japanese with its meaning, like this: 猫が好きです = I like cats.',
  topic:
    'Try a topic such as Food, Weather or Travel by train, or list its words, like this: Desserts: cake, ice cream.',
};

/** Nothing fits the note; says what can be done about it. */
function nothingFound(what: keyof typeof HELP, text: string, suggestion: string | null = null): Failure {
  const shown = text.length > SHOWN ? `${[...text].slice(0, SHOWN).join('')}…` : text;
  const words = what === 'topic' ? 'No words were found for' : `No ${what} was found for`;
  const help = suggestion ? `Did you mean “${suggestion}”?` : HELP[what];
  return {
    ok: false,
    code: 'NOTHING_FOUND',
    message: `${words} “${shown.replace(/\s+/g, ' ')}”. ${help}`,
  };
}

function notUnderstood(): Failure {
  return {
    ok: false,
    code: 'NOT_UNDERSTOOD',
    message:
      'There is no word to read in this note. Write a word, a phrase or a topic in English or Japanese.',
  };
}

interface NoteParts {
  readonly words: WordLookup;
  readonly phrases: PhraseLookup;
  readonly topics: TopicMatcher;
  readonly entries: EntryService;
  readonly maker: EntryMaker;
  readonly dictionary: DictionaryRepository;
  /** A known English word that a mistyped one may mean. */
  readonly suggest: (text: string) => string | null;
}

export interface NoteConverter {
  convert(kind: NoteKind, text: string): Promise<Conversion>;
  /** The entries of each way to read a text; empty when that way finds nothing. */
  words(text: string): Promise<DraftEntry[]>;
  phrases(text: string): Promise<DraftEntry[]>;
  topic(text: string): Promise<TopicEntries[]>;
  /** True for the title of a topic itself ("food"), not for its other names. */
  isTopicTitle(text: string): boolean;
}

const CLASS_NOTES = 'Class Notes';
const GENERAL = 'General';

/** Turns notes into complete entries. Source of collections and topics: NOTE-7. */
export function createNoteConverter({
  words,
  phrases,
  topics,
  entries,
  maker,
  dictionary,
  suggest,
}: NoteParts): NoteConverter {
  const phrasesOf = async (text: string): Promise<DraftEntry[]> => {
    const made: DraftEntry[] = [];
    for (const item of splitPhrases(text)) {
      const phrase = await phrases.find(item);
      const { subject, wants } = parseRequest(item);
      const group = phrase || wants !== 'phrase' ? [] : phrases.about(subject);
      if (phrase) made.push(maker.fromPhrase(phrase));
      else if (group.length > 0) made.push(...group.map((one) => maker.fromPhrase(one)));
      else made.push(...(await entries.ofFound(await words.whole(wants === null ? item : subject))));
    }
    return withoutDuplicates(made);
  };

  const ofItem = async (item: string): Promise<DraftEntry[]> => {
    const { subject, count, wants } = parseRequest(item);
    // "one person" is a word of its own (一人) before it is a person, once.
    const counted = wants === null && count !== null ? await words.whole(item) : [];
    const found = counted.length > 0 ? counted : await words.whole(subject);
    const mayBePhrase = found.length === 0 || (isSpoken(item) && !found.some((one) => means(one, subject)));
    const phrase = mayBePhrase ? await phrases.find(item) : null;
    if (phrase) return [maker.fromPhrase(phrase)];
    return entries.ofFound(found.length > 0 ? found : await words.parts(subject));
  };

  const wordsOf = async (text: string): Promise<DraftEntry[]> => {
    const made: DraftEntry[] = [];
    for (const item of splitWords(text)) {
      const listed = await words.list(item);
      made.push(...(listed.length > 0 ? await entries.ofFound(listed) : await ofItem(item)));
    }
    return withoutDuplicates(made);
  };

  const entriesOfTopics = async (matched: readonly AuthoredTopic[]): Promise<TopicEntries[]> =>
    (await Promise.all(matched.map((topic) => entries.ofTopic(topic)))).flat();

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
    if (matched.length > 0) return entriesOfTopics(matched);
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

  const topicOf = async (text: string): Promise<TopicEntries[]> => {
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

  const convertTopic = async (text: string): Promise<Conversion> => {
    const { name, items } = splitGroup(text);
    const collection = parseRequest(name).subject;
    if (items.length > 0) {
      const listed = await wordsOf(items.join('\n'));
      if (listed.length > 0) return { ok: true, collection, topics: [{ topic: GENERAL, entries: listed }] };
    }
    const made = await topicOf(name);
    return made.length > 0 ? { ok: true, collection, topics: made } : nothingFound('topic', collection);
  };

  return {
    words: wordsOf,
    phrases: phrasesOf,
    topic: topicOf,
    isTopicTitle: topics.isTitle,
    async convert(kind, text) {
      const clean = text.normalize('NFC').trim();
      if (!/[\p{L}\p{N}]/u.test(clean)) return notUnderstood();
      if (asksForNone(clean)) return { ok: false, code: 'NOT_UNDERSTOOD', message: ASK_FOR_ONE };
      if (kind === 'TOPIC' || kind === 'CATEGORY') return convertTopic(clean);
      const made = kind === 'PHRASE' ? await phrasesOf(clean) : await wordsOf(clean);
      const topic = kind === 'PHRASE' ? 'Phrases' : 'Words';
      if (made.length === 0)
        return nothingFound(kind === 'PHRASE' ? 'phrase' : 'word', clean, suggest(clean));
      return { ok: true, collection: CLASS_NOTES, topics: [{ topic, entries: made }] };
    },
  };
}

/** What is longer than a word, or Japanese, may be in the phrase book: "thank you", こんにちは. */
const isSpoken = (text: string): boolean => hasJapanese(text) || text.trim().split(/\s+/).length > 1;

/** A word of ours with just this meaning ("not yet": まだ) is meant before a phrase that says the same. */
const means = (found: Found, subject: string): boolean =>
  found.kind === 'authored' &&
  found.word.en.split('; ').some((meaning) => englishKey(meaning) === englishKey(subject));

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
