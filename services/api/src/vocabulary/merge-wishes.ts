import { foldForSearch } from '@kotoba/japanese';
import { isSameEntry } from './same-entry';
import type { WishedWord } from './add-words';

/** Two wishes for the same word share at least one of these; comparing only those keeps a hundred wishes quick. */
function keysOf({ values: { hiragana, katakana, kanji } }: WishedWord): string[] {
  const reading = hiragana ?? katakana;
  return [
    ...(reading ? [`reading ${foldForSearch(reading)}`] : []),
    ...(kanji ? [`kanji ${foldForSearch(kanji)}`] : []),
  ];
}

/** Wishes for the same word are one wish; it is saved if any of them is. `places` says where each wish went. */
export function mergeWishes(wishes: readonly WishedWord[]): { merged: WishedWord[]; places: number[] } {
  const merged: WishedWord[] = [];
  const byKey = new Map<string, number[]>();
  const places = wishes.map((wish) => {
    const keys = keysOf(wish);
    const candidates = keys.flatMap((key) => byKey.get(key) ?? []).sort((a, b) => a - b);
    const at = candidates.find((place) => {
      const other = merged[place];
      return other !== undefined && isSameEntry(other.values, wish.values);
    });
    const known = at === undefined ? undefined : merged[at];
    if (at === undefined || !known) {
      const place = merged.push(wish) - 1;
      for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), place]);
      return place;
    }
    if (wish.saved && !known.saved) merged[at] = { ...known, saved: true, topicId: wish.topicId };
    return at;
  });
  return { merged, places };
}
