import { parseRomaji } from '@kotoba/japanese';
import { bare } from './bare';
import { sound } from './sound';

/** Particles are written as they are spoken: at the end of a word "wa" may be は (では, こんにちは), alone "e" may be へ. */
const SPOKEN: Readonly<Record<string, string>> = { わ: 'は', え: 'へ', お: 'を' };

interface SpokenKana {
  readonly kana: string;
  /** What else the kana may be where it stands. */
  readonly particle: string | undefined;
}

function spoken(word: string, parse: 'p1' | 'p2'): SpokenKana[] {
  const letters = [...sound(parseRomaji(word)[parse])];
  return letters.map((kana, index) => {
    const mayBeParticle = kana === 'わ' ? index === letters.length - 1 : letters.length === 1;
    return { kana, particle: mayBeParticle ? SPOKEN[kana] : undefined };
  });
}

/** Whether a romaji text says the same as a reading in kana; word spaces and punctuation do not matter, long vowels do. */
export function romajiAgrees(romaji: string, kana: string): boolean {
  const heard = [...sound(bare(kana))];
  const words = romaji
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}'’-]+/u)
    .filter(Boolean);
  return (['p1', 'p2'] as const).some((parse) => {
    const said = words.flatMap((word) => spoken(word, parse));
    return (
      said.length === heard.length &&
      said.every((letter, index) => letter.kana === heard[index] || letter.particle === heard[index])
    );
  });
}
