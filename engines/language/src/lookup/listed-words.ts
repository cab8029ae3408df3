import type { AuthoredWord } from '../authored/authored-word';
import type { EnglishLookup } from './find-english';
import type { Found } from './known-words';

export const MIN_LIST = 3;
const MAX_LIST = 10;
const PLAIN = /^[a-z][a-z'-]*$/i;
const PAIR = /^([a-z][a-z'-]*) (?:and|&) ([a-z][a-z'-]*)$/i;

/** Different words of ours of one kind: verbs, adjectives, or nouns of one topic. */
export function areAlike(found: readonly Found[]): boolean {
  const words = found.flatMap((one) => (one.kind === 'authored' ? [one.word] : []));
  const [first] = words;
  if (!first || new Set(words).size < found.length) return false;
  const kind = ({ partOfSpeech }: AuthoredWord) => partOfSpeech.replace(/^(i|na)-/, '');
  if (words.some((word) => kind(word) !== kind(first))) return false;
  if (kind(first) !== 'noun') return /^(verb|adjective)$/.test(kind(first));
  return first.topics.some((topic) => words.every(({ topics }) => topics.includes(topic)));
}

/** Looks up lists of English words: see `WordLookup.list`. */
export const createListLookup =
  (english: EnglishLookup) =>
  async (text: string): Promise<Found[]> => {
    const [, one, other] = PAIR.exec(text.trim()) ?? [];
    if (one && other) {
      const isWhole = (await english.meant(text))?.reasons.includes('loose') === false;
      const both = isWhole ? [] : await Promise.all([one, other].map((word) => english.find(word)));
      return both.every((word) => word !== null) ? both : [];
    }
    const words = text.trim().split(/\s+/);
    if (words.length < MIN_LIST || words.length > MAX_LIST || !words.every((word) => PLAIN.test(word)))
      return [];
    if (await english.find(text)) return [];
    const found = await Promise.all(words.map((word) => english.find(word)));
    return found.every((word) => word !== null) && areAlike(found) ? found : [];
  };
