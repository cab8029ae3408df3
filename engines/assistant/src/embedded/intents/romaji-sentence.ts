import { kanaReadings } from '@kotoba/language';

/** Particles are spelled as they sound: "watashi wa", "hon o", "gakkou e". */
const PARTICLES: Readonly<Record<string, string>> = { wa: 'は', o: 'を', wo: 'を', e: 'へ', he: 'へ' };
/** Fewer words than these are no sentence. */
const LEAST_WORDS = 2;

/** A sentence typed in romaji, in kana: "watashi wa gakusei desu" is わたしはがくせいです. Null for what is none. */
export function romajiSentence(text: string): string | null {
  const words = text
    .toLowerCase()
    .replace(/[.。!?]+$/, '')
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length < LEAST_WORDS) return null;
  const kana = words.map((word, at) => (at > 0 ? PARTICLES[word] : undefined) ?? kanaReadings(word)[0]);
  return kana.every((part) => part !== undefined) ? kana.join('') : null;
}
