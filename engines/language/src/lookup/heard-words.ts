import type { JapaneseLookup } from './find-japanese';
import { kanaReadings, lengthened } from './kana-readings';
import type { Found } from './known-words';

/** Of Japanese, between the words of romaji. */
const PARTICLE = /^(no|o|wo|ni|ga|de|to|wa|ha|mo|ya|e|he|na)$/;
/** More words are a text. */
export const MAX_PARTS = 5;

/** Looks up "kosaten no shingo": each of the words of ours, with or without its long vowels; empty for all else. */
export const createHeardWords =
  (japanese: JapaneseLookup) =>
  async (text: string): Promise<Found[]> => {
    const words = text
      .trim()
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => !PARTICLE.test(word));
    const kana = words.map((word) => {
      const readings = kanaReadings(word);
      return [...readings, ...readings.flatMap(lengthened)].find(japanese.isOurs);
    });
    const found = await Promise.all(
      kana.map(async (one) => (one === undefined ? null : japanese.exact(one))),
    );
    return words.length > 1 && words.length <= MAX_PARTS && found.every((one) => one !== null) ? found : [];
  };
