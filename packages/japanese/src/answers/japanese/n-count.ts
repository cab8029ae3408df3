import { romajiKeys } from '../../romaji/parse-romaji';
import type { Reading } from '../entry-texts';
import { equalsWithLongMarks } from './long-marks';
import type { TypedKana } from './typed-kana';

/** What n makes of a vowel or of a y: んあ and な come from the same letters. */
const withN: ReadonlyMap<string, string> = new Map([
  ...['あな', 'いに', 'うぬ', 'えね', 'おの'].map(([vowel = '', n = '']) => [vowel, n] as const),
  ...['やにゃ', 'ゆにゅ', 'よにょ'].map((pair) => [pair.charAt(0), pair.slice(1)] as const),
]);
const withoutN: ReadonlyMap<string, string> = new Map([...withN].map(([vowel, n]) => [n, vowel]));

/** Kana that the same letters give when an n goes to the other syllable, or counts once instead of twice. */
function sameLetters(key: string): string[] {
  const found: string[] = [];
  for (let index = 0; index < key.length; index += 1) {
    const before = key.slice(0, index);
    const afterN = key.charAt(index - 1) === 'ん';
    const n = afterN ? withN.get(key.charAt(index)) : undefined;
    if (n) {
      const rest = key.slice(index + 1);
      found.push(before + n + rest, before.slice(0, -1) + n + rest);
    }
    const syllable = [key.slice(index, index + 2), key.charAt(index)].find((kana) => withoutN.has(kana));
    if (syllable) {
      const vowel = withoutN.get(syllable) ?? '';
      found.push(before + (afterN ? '' : 'ん') + vowel + key.slice(index + syllable.length));
    }
  }
  return found;
}

/** The same Latin text with one n more, or one less, in each run of n before a vowel or y. */
function otherCounts(text: string): string[] {
  return [...text.matchAll(/n+(?='?[aiueoy])/g)].flatMap(({ 0: run, index }) => {
    const before = text.slice(0, index);
    const after = text.slice(index + run.length);
    const more = `${before}${run}n${after}`;
    return run.length > 1 ? [more, before + run.slice(1) + after] : [more];
  });
}

/**
 * Whether the answer becomes a reading by counting one n differently before a vowel: kinen for きんえん, おんあ for おんな. A kana that is
 * missing altogether (おな typed as kana) is no matter of counting. Source: ANS-16.
 */
export function differsByN({ text, latin, keys }: TypedKana, readings: readonly Reading[]): boolean {
  const isReading = (key: string) => readings.some((reading) => equalsWithLongMarks(reading.key, key));
  return (
    keys.some((key) => sameLetters(key).some(isReading)) ||
    (latin && otherCounts(text).some((other) => romajiKeys(other).some(isReading)))
  );
}
