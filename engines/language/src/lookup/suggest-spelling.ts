import { osaDistance } from '@kotoba/japanese/answers';
import { englishKey } from '../english-key';

/** Shorter words have too many neighbours to guess. */
const MIN_LENGTH = 4;
/** From this length on two slips are forgiven. */
const LONG = 6;

/** The consonants that are heard: learners spell as it sounds (bycicle), and leave out what is silent or double. */
const soundOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');

/**
 * Offers the meaning that differs from a mistyped one in a letter or two: what sounds alike before what does not, and
 * the longer one, since letters are left out more often than added. Null when none or several are as near.
 */
export function createSpellingSuggester(meanings: ReadonlySet<string>): (text: string) => string | null {
  return (text) => {
    const key = englishKey(text);
    if (key.length < MIN_LENGTH || key.length > 40) return null;
    const most = key.length >= LONG ? 2 : 1;
    const sound = soundOf(key);
    const near = [...meanings]
      .filter((meaning) => meaning.charAt(0) === key.charAt(0))
      .map((meaning) => ({ meaning, distance: osaDistance(key, meaning, most) }))
      .filter((candidate) => candidate.distance <= most)
      .map(({ meaning, distance }) => ({
        meaning,
        cost: distance - (soundOf(meaning) === sound ? 1 : 0) - meaning.length / 100,
      }))
      .sort((a, b) => a.cost - b.cost);
    const [first, second] = near;
    return first && first.cost !== second?.cost ? first.meaning : null;
  };
}
