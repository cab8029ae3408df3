import { choose, type Noun, type Reading } from './noun';
import type { Adjective } from './read-lexicon';

/** The adjective that fits the subject; of "it" the weather is meant where nothing else is said. */
export function adjectiveFor(reading: Reading, key: string, subject: Noun | null): Adjective | null {
  const kinds = new Set<string>();
  if (subject === null || subject.who === 'it') kinds.add('weather');
  else for (const kind of subject.choices[0]?.kinds ?? []) kinds.add(kind);
  if (subject?.who === 'i' || subject?.who === 'we' || subject?.who === 'you') kinds.add('feeling');
  // Who teaches Japanese is no 日本語: "My teacher is Japanese".
  const isPerson = subject !== null && choose(subject, 'someone') !== null;
  return (
    reading.lexicon
      .adjectives(key)
      .find(({ fits, written }) => fits(kinds) && !(isPerson && /語$/.test(written))) ?? null
  );
}

/** The adjective that a comparison is made of: bigger, nicest, "more interesting". */
export function compared(word: string, ending: 'er' | 'est'): string[] {
  const more = { better: 'good', worse: 'bad', farther: 'far', further: 'far' };
  const most = { best: 'good', worst: 'bad', farthest: 'far', furthest: 'far' };
  const irregular = new Map(Object.entries(ending === 'er' ? more : most)).get(word);
  if (irregular) return [irregular];
  if (!word.endsWith(ending)) return [];
  const stem = word.slice(0, -ending.length);
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
}
