import { hasJapanese } from '@kotoba/japanese';
import { englishKey } from './english-key';
import { baseForms, baseExpressions } from './word-forms';
import { type AuthoredTopic, type AuthoredWord, isPartOfWord } from './authored/authored-word';
import type { AuthoredLibrary } from './authored/library';
import { isOfKind, type WordKind } from './language';
import type { DictionaryRepository } from './dictionary/dictionary.repository';
import { fieldCode } from './entries/fields';
import type { FoundWord } from './lookup/known-words';
import { partOfSpeechOf, type DictionaryWord } from './dictionary/word';

/** Words that frame a request for a topic without naming it. */
const FRAME = new Set(
  (
    'a an the some any my your our me i we you it its of for about on in at to from with and by as into is are do does ' +
    'word words vocabulary vocab term terms expression expressions phrase phrases list topic topics category group theme lesson ' +
    'related relating connected useful basic common important essential beginner simple easy japanese learn teach give show make ' +
    'want need please things thing kinds kind types type names name different various'
  ).split(' '),
);

/** No name of a topic is longer. */
const MAX_NAME_WORDS = 20;

/**
 * The words that name a topic, in dictionary form: "6 words for travelling by train" → travel, train. Falls back to
 * all words when every one is a frame word ("things").
 */
export function topicWords(text: string): string[] {
  const words = englishKey(text)
    .split(' ')
    .filter((word) => word !== '' && !/^\d+$/.test(word))
    .map((word) => word);
  const naming = words.filter((word) => !FRAME.has(word));
  return [...new Set((naming.length > 0 ? naming : words).map(singular))];
}

/**
 * A whole name with its little words, singular and plural alike: "On the trains" → on the train, which is not
 * "trains". Names with one key are one name.
 */
export function nameKey(text: string): string {
  return englishKey(text).split(' ').map(withoutPlural).join(' ');
}

/** One form of a noun and its plural, alike for "movie" and "hobby", "shoe" and "dish"; it need not be a word. */
function withoutPlural(word: string): string {
  const [base = word] = /[^su]s$/.test(word) && !word.endsWith('is') ? baseForms(word) : [];
  return base.replace(/(?<=..(s|x|z|ch|sh|o|i))e$/, '').replace(/(?<=..)y$/, 'i');
}

/**
 * The keys of a request without the words that frame it, the longest first: "vocabulary for on the train" → itself, …
 * on the train, the train, train.
 */
function unframedKeys(text: string): string[] {
  const asked = englishKey(text).split(' ').slice(0, MAX_NAME_WORDS);
  const isFrame = asked.map((word) => FRAME.has(word) || /^\d+$/.test(word));
  const words = asked.map(withoutPlural);
  const first = isFrame.indexOf(false);
  if (first < 0) return [words.join(' ')];
  const last = isFrame.lastIndexOf(false);
  const keys: string[] = [];
  for (let end = words.length; end > last; end -= 1)
    for (let start = 0; start <= first; start += 1) keys.push(words.slice(start, end).join(' '));
  return keys.sort((a, b) => b.length - a.length);
}

/** A form that all inflections share; it need not be a word. */
function singular(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word;
  const [base] = baseForms(word);
  return (base ?? word).replace(/(?<=..)e$/, '');
}

export interface TopicMatcher {
  /**
   * The authored topics that a learner's words name, usually one; two for "food and drinks". Empty when none fits. Who
   * names a part of a topic ("winter" of Seasons) gets that part. Source: LANG-17.
   */
  match(text: string): readonly MatchedTopic[];
  isTitle(text: string): boolean;
  /** The other authored topics of its theme. */
  ofSameTheme(topic: AuthoredTopic): readonly AuthoredTopic[];
  /** A few words of a level, of one kind or of any, from all topics: "N5", "JLPT N4". */
  ofLevel(text: string, kind: WordKind | null): readonly AuthoredWord[];
}

/** A topic as far as it was asked for. */
interface MatchedTopic extends AuthoredTopic {
  /** Only this part of the topic was named. */
  readonly part?: string;
}

interface NamedTopic {
  readonly topic: AuthoredTopic;
  readonly words: ReadonlySet<string>;
  /** The name says nothing but these words: "train", not "on the train". */
  readonly bare: boolean;
}

/** Of the request's words, at least this share must be in the name of the topic. */
const MIN_SHARE = 0.6;

export function createTopicMatcher(library: AuthoredLibrary): TopicMatcher {
  const names = library.topics.flatMap((topic) =>
    [topic.title, ...topic.aliases, ...topic.groups.flatMap(({ aliases }) => aliases)].map((name) => ({
      topic,
      name,
    })),
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

  const matchTopic = (text: string): AuthoredTopic | null => {
    const named = exactly(text);
    if (named) return named;
    const words = topicWords(text);
    if (words.length === 0) return null;
    const scored = byWords
      .map(({ topic, words: name, bare }) => ({ topic, bare, score: similarity(words, name) }))
      .filter(({ score }) => score >= MIN_SHARE)
      .sort((a, b) => b.score - a.score || Number(b.bare) - Number(a.bare));
    return scored[0]?.topic ?? null;
  };

  const matchOne = (text: string): MatchedTopic | null => {
    const topic = matchTopic(text);
    return topic && partOf(topic, unframedKeys(text));
  };

  const matchEnglish = (text: string): readonly MatchedTopic[] => {
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
    ofSameTheme: (topic) =>
      library.topics.filter(({ title, theme }) => title !== topic.title && theme === topic.theme),
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

/**
 * The part of a topic that one of the keys names, with what names it elsewhere in the topic (冬 "winter" stands under
 * "The four seasons"); the whole topic when it is named itself.
 */
function partOf(topic: AuthoredTopic, keys: readonly string[]): MatchedTopic {
  const named = new Set(keys);
  if (named.has(nameKey(topic.title))) return topic;
  const group = topic.groups.find(({ name, aliases }) =>
    [name, ...aliases].some((one) => named.has(nameKey(one))),
  );
  if (!group) return topic;
  const names = [group.name, ...group.aliases].map(nameKey);
  const words = topic.groups
    .filter((other) => other !== group)
    .flatMap((other) => other.words)
    .filter((word) =>
      word.en.split('; ').some((meaning) => names.some((name) => isAbout(nameKey(meaning), name))),
    );
  return { ...topic, groups: [{ ...group, words: [...words, ...group.words] }], part: group.name };
}

const MAX_OF_LEVEL = 30;

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
  const all = words.filter((word) => word.level === level && !word.estimated && !isPartOfWord(word));
  if (kind === null) return someOf(all);
  const isWanted = ({ partOfSpeech }: AuthoredWord): boolean => isOfKind(partOfSpeech, kind);
  return [...new Set([...someOf(all).filter(isWanted), ...someOf(all.filter(isWanted))])];
}

/**
 * 1 for the same words in any order; less for each word of the request that the name lacks; 0 unless the whole name is
 * asked for.
 */
function similarity(words: readonly string[], name: ReadonlySet<string>): number {
  if (name.size === 0 || [...name].some((word) => !words.includes(word))) return 0;
  return name.size / words.length;
}

/** A topic that is not authored is filled with no more words than these. */
const MAX_WORDS = 8;
const CANDIDATES = 80;
const MAX_WORDS_BESIDE = 2;

/**
 * Words of the dictionary for a topic that is not authored, conservatively: common nouns whose first meaning names the
 * topic ("flag" → 旗, 国旗), or that the editors put into the field of that name ("medicine"). Nothing is inferred: what
 * is not named is left out.
 */
export async function expandTopic(text: string, dictionary: DictionaryRepository): Promise<FoundWord[]> {
  const key = englishKey(text.replace(/\b\d+\b/g, ' '));
  const bases = [key, ...baseExpressions(key)];
  const code = bases.map(fieldCode).find((field) => field !== null);
  const field = code ? await dictionary.inField(code, MAX_WORDS) : [];
  const found = [
    ...(await aboutFirst([...bases, topicWords(text).join(' ')], dictionary)),
    ...field.map((word) => ofField(word, code ?? '')),
  ];
  const usable = found.filter((word) => word !== null);
  return [...new Map(usable.reverse().map((word) => [meaningOf(word), word])).values()]
    .reverse()
    .slice(0, MAX_WORDS);
}

/** Words about the first of the names that the dictionary has any for: "flags" has none, "flag" has. */
async function aboutFirst(names: readonly string[], dictionary: DictionaryRepository): Promise<FoundWord[]> {
  for (const named of new Set(names.filter((name) => name.length > 2))) {
    // "rain" stands inside of too many words (train, brain) for those that name it to be among the first.
    const candidates = [
      ...(await dictionary.byKeys([named])),
      ...(await dictionary.containing(named, CANDIDATES)),
      ...(await dictionary.byLastWords(named)),
    ];
    const words = [...new Map(candidates.map((word) => [word.id, word])).values()];
    const about = words
      .sort((a, b) => b.weight - a.weight || a.id - b.id)
      .map((word) => namesTopic(word, named));
    const found = about.filter((word) => word !== null);
    if (found.length > 0) return found;
  }
  return [];
}

/** Of two words with one meaning the commoner stays. */
const meaningOf = ({ word, sense, gloss }: FoundWord): string =>
  englishKey(word.senses[sense]?.glosses[gloss] ?? String(word.id));

/** The topic stands in a meaning of the first sense as whole words. */
function namesTopic(word: DictionaryWord, named: string): FoundWord | null {
  const [sense] = word.senses;
  if (!word.core || !sense || !isTeachable(sense)) return null;
  const gloss = sense.glosses.findIndex((text) => isAbout(englishKey(text), named));
  return gloss < 0 ? null : { word, sense: 0, gloss };
}

/** "flag bearer" and "national flag" are about flags, a long explanation that mentions one is not. */
function isAbout(key: string, named: string): boolean {
  const short = key.split(' ').length <= named.split(' ').length + MAX_WORDS_BESIDE;
  return short && (key === named || key.startsWith(`${named} `) || key.endsWith(` ${named}`));
}

function ofField(word: DictionaryWord, code: string): FoundWord | null {
  const sense = word.senses.findIndex(({ marks }) => marks.includes(code));
  const found = word.senses[sense];
  return found && isTeachable(found) ? { word, sense, gloss: 0 } : null;
}

function isTeachable(sense: { pos: readonly string[]; marks: readonly string[] }): boolean {
  const teachable = partOfSpeechOf(sense) === 'noun';
  return teachable && !sense.marks.some((mark) => /^(arch|obs|obsc|vulg|X|sl|derog)$/.test(mark));
}
