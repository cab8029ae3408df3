import { hasKanji, toHiragana } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';
import type { KanjiDictionary, KanjiFacts } from '../kanji-dictionary';

const kanjiOf = (text: string): string[] => [...text].filter(hasKanji);

/** As many kanji, of which one alone is another: 友達に合う, 友達に会う. */
export function differsInOneKanji(text: string, written: string): boolean {
  const [typed, meant] = [kanjiOf(text), kanjiOf(written)];
  return (
    typed.length > 1 &&
    typed.length === meant.length &&
    typed.filter((sign, place) => sign !== meant[place]).length === 1
  );
}

/** かんが of かんが.える, and けん of ケン. */
const readingsOf = ({ onyomi, kunyomi }: KanjiFacts): string[] => [
  ...onyomi.map(toHiragana),
  ...kunyomi.map((kana) => kana.replace(/\..*|-/g, '')),
];

/**
 * Finds the words that are written with a kanji in the place of another that is read alike: 専問 is 専門, and お土算 お土産. The
 * words are looked through at the first use.
 */
export function createSlips(words: readonly AuthoredWord[], dictionary: KanjiDictionary) {
  let index: Map<string, AuthoredWord[]> | undefined;
  /** 専門 without one of its kanji. */
  const gaps = (text: string): string[] =>
    text.length < 2
      ? []
      : [...text].flatMap((sign, place) =>
          hasKanji(sign) ? [`${text.slice(0, place)}*${text.slice(place + 1)}`] : [],
        );
  const indexed = (): ReadonlyMap<string, readonly AuthoredWord[]> => {
    if (index) return index;
    index = new Map();
    for (const word of words)
      for (const gap of gaps(word.written)) index.set(gap, [...(index.get(gap) ?? []), word]);
    return index;
  };
  const areReadAlike = async (one: string, other: string): Promise<boolean> => {
    const [first, second] = await dictionary.of(one + other);
    const readings = first && second ? readingsOf(second) : [];
    return first !== undefined && readingsOf(first).some((kana) => readings.includes(kana));
  };
  return async (text: string): Promise<AuthoredWord[]> => {
    const found: AuthoredWord[] = [];
    for (const gap of gaps(text)) {
      const place = gap.indexOf('*');
      for (const word of indexed().get(gap) ?? [])
        if (await areReadAlike(text.charAt(place), word.written.charAt(place))) found.push(word);
    }
    return found;
  };
}
