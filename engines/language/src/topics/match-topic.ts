import { hasJapanese } from '@kotoba/japanese';
import type { AuthoredTopic, AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import { isOfKind, type WordKind } from '../word-kind';
import { nameKey, topicWords, unframedKeys } from './topic-key';

export interface TopicMatcher {
  /** The packs that a learner's words name, usually one; two for "food and drinks". Empty when none fits. */
  match(text: string): readonly AuthoredTopic[];
  isTitle(text: string): boolean;
  /** The other packs of its theme. */
  akin(topic: AuthoredTopic): readonly AuthoredTopic[];
  /** A few words of a level, of one kind or of any, from all topics: "N5", "JLPT N4". */
  ofLevel(text: string, kind: WordKind | null): readonly AuthoredWord[];
}

interface NamedTopic {
  readonly topic: AuthoredTopic;
  readonly words: ReadonlySet<string>;
  /** The name says nothing but these words: "train", not "on the train". */
  readonly bare: boolean;
}

/** Of the request's words, at least this share must be in the name of the pack. */
const LEAST_SHARE = 0.6;

export function createTopicMatcher(library: AuthoredLibrary): TopicMatcher {
  const names = library.topics.flatMap((topic) =>
    [topic.title, ...topic.aliases].map((name) => ({ topic, name })),
  );
  const byName = new Map(names.map(({ topic, name }) => [nameKey(name), topic]));
  const byWords: NamedTopic[] = names.map(({ topic, name }) => {
    const words = new Set(topicWords(name));
    return { topic, words, bare: nameKey(name).split(' ').length === words.size };
  });

  const exactly = (text: string): AuthoredTopic | null =>
    unframedKeys(text)
      .map((key) => byName.get(key))
      .find((topic) => topic !== undefined) ?? null;

  const matchOne = (text: string): AuthoredTopic | null => {
    const named = exactly(text);
    if (named) return named;
    const words = topicWords(text);
    if (words.length === 0) return null;
    const scored = byWords
      .map(({ topic, words: name, bare }) => ({ topic, bare, score: similarity(words, name) }))
      .filter(({ score }) => score >= LEAST_SHARE)
      .sort((a, b) => b.score - a.score || Number(b.bare) - Number(a.bare));
    return scored[0]?.topic ?? null;
  };

  const matchEnglish = (text: string): readonly AuthoredTopic[] => {
    const whole = matchOne(text);
    if (whole) return [whole];
    const parts = text.split(/\s+and\s+|\s*[&,/+]\s*/i).filter((part) => part.trim() !== '');
    if (parts.length < 2) return [];
    return [...new Set(parts.map(matchOne).filter((topic) => topic !== null))];
  };

  const titles = new Set(library.topics.map(({ title }) => title.toLowerCase()));

  return {
    ofLevel: (text, kind) => wordsOfLevel(text, library, kind),
    isTitle: (text) => titles.has(text.trim().toLowerCase()),
    akin: (topic) => library.topics.filter((other) => other !== topic && other.theme === topic.theme),
    match(text) {
      if (!hasJapanese(text)) return matchEnglish(text);
      const meanings = library.byJapanese(text.trim()).flatMap(({ en }) => en.split('; '));
      return meanings
        .map(matchOne)
        .filter((topic) => topic !== null)
        .slice(0, 1);
    },
  };
}

const MAX_OF_LEVEL = 30;
/** Not learned alone. */
const PART_OF_A_WORD = /^(prefix|suffix|counter|particle)$/;

/** Every nth word, so that no topic fills the list alone. */
function someOf(words: readonly AuthoredWord[]): readonly AuthoredWord[] {
  const step = Math.max(1, Math.floor(words.length / MAX_OF_LEVEL));
  return words.filter((_, index) => index % step === 0).slice(0, MAX_OF_LEVEL);
}

/** Words of a level; "N4 verbs" begin with those that are among the "N4 words". */
function wordsOfLevel(
  text: string,
  { words }: AuthoredLibrary,
  kind: WordKind | null,
): readonly AuthoredWord[] {
  const level = /^(?:jlpt[\s-]*)?(n[1-5])(?:\s+level)?$/i.exec(text.trim())?.[1]?.toUpperCase();
  const all = words.filter(
    (word) => word.level === level && !word.estimated && !PART_OF_A_WORD.test(word.partOfSpeech),
  );
  if (kind === null) return someOf(all);
  const isWanted = ({ partOfSpeech }: AuthoredWord): boolean => isOfKind(partOfSpeech, kind);
  return [...new Set([...someOf(all).filter(isWanted), ...someOf(all.filter(isWanted))])];
}

/** 1 for the same words in any order; less for each word of the request that the name lacks; 0 unless the whole name is asked for. */
function similarity(words: readonly string[], name: ReadonlySet<string>): number {
  if (name.size === 0 || [...name].some((word) => !words.includes(word))) return 0;
  return name.size / words.length;
}
