import { readingKey } from './entry-keys';

type Read = Parameters<typeof readingKey>[0];

/** Words by the key under which those with the same reading are found. */
export function byReading<Word extends Read>(words: readonly Word[]): Map<string, Word[]> {
  const groups = new Map<string, Word[]>();
  for (const word of words) {
    const key = readingKey(word);
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
  }
  return groups;
}
