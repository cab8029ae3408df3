import type { AuthoredPhrase } from './authored-word';

/** A Japanese sentence and what it means. */
export interface Said {
  readonly ja: string;
  readonly en: string;
}

const FUNCTION_WORDS = new Set(
  'a an the is are am do does did to of in on at for i you it this that me my your can could would will please and be have'.split(
    ' ',
  ),
);
const contentWords = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[a-z']+/g) ?? []).filter((word) => !FUNCTION_WORDS.has(word)));

/** Of two texts at least so many of all their words are shared. */
const NEAR = 0.5;

/** The phrase that shares at least half of its words with some English, and no fewer than two. */
export function nearestOf(text: string, phrases: readonly AuthoredPhrase[]): Said | null {
  const wanted = contentWords(text);
  let best: { share: number; said: Said } | null = null;
  for (const { written, meanings, aliases } of phrases) {
    for (const en of [...meanings, ...aliases]) {
      const words = contentWords(en);
      const shared = [...words].filter((word) => wanted.has(word)).length;
      const share = shared / (words.size + wanted.size - shared);
      if (shared > 1 && share >= NEAR && share > (best?.share ?? 0))
        best = { share, said: { ja: written, en: meanings[0] ?? en } };
    }
  }
  return best?.said ?? null;
}

/** Who is meant, and whether it is asked: “are you late” is not “I am late”. */
const turnOf = (text: string): string => {
  const words: readonly string[] = text.toLowerCase().match(/[a-z']+/g) ?? [];
  const has = (person: RegExp): boolean => words.some((word) => person.test(word));
  const asks =
    /^(?:what|where|when|who|which|how|why|is|are|was|were|do|does|did|can|could|may|will|would|shall|should|have|has)$/;
  return [
    has(/^(?:i|i'm|i've|i'll|me|my|mine)$/),
    has(/^(?:you|you're|your)$/),
    asks.test(words[0] ?? ''),
  ].join();
};
/** Fewer words are said of many things. */
const LEAST_SHARED = 3;
const keyOf = (text: string): string =>
  [...contentWords(text)].map((word) => word.replace(/(?<=[a-z]{3}[^s'])s$/, '')).join(' ');

/** The phrase all of whose words that say something some English has, in their order, and no other. */
export function sameWords(text: string, phrases: readonly AuthoredPhrase[]): Said | null {
  const [key, turn] = [keyOf(text), turnOf(text)];
  if (key.split(' ').length < LEAST_SHARED) return null;
  for (const { written, meanings, aliases } of phrases)
    if ([...meanings, ...aliases].some((en) => keyOf(en) === key && turnOf(en) === turn))
      return { ja: written, en: meanings[0] ?? '' };
  return null;
}
