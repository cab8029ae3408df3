import { morae } from '@kotoba/japanese';
import type { PitchMora } from '../speech-engine';
import type { AccentPhrase } from './open-jtalk';

/**
 * The pitch over the kana of a reading. Standard Japanese begins low and rises after the first beat, unless the pitch
 * falls after that already. Null where reading and accents have not as many beats: better no line than a wrong one.
 */
export function pitchOf(reading: string, phrases: readonly AccentPhrase[]): PitchMora[] | null {
  const pattern = phrases.flatMap(({ morae: count, accent }) =>
    Array.from({ length: count }, (_, index) => ({
      high: index === 0 ? accent === 1 : accent === 0 || index < accent,
      drop: accent === index + 1,
    })),
  );
  const beats = morae(reading);
  if (beats.length === 0 || beats.length !== pattern.length) return null;
  return beats.map((kana, index) => ({ kana, high: false, drop: false, ...pattern[index] }));
}
