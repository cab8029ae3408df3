import { foldForSearch } from '@kotoba/japanese';
import { meaningKeys } from '@kotoba/japanese/answers';

export interface ComparedEntry {
  readonly enWord: string;
  readonly hiragana: string | null;
  readonly katakana: string | null;
  readonly kanji: string | null;
}

const folded = (value: string | null): string => foldForSearch(value ?? '');
const reading = ({ hiragana, katakana }: ComparedEntry): string => folded(hiragana ?? katakana);

/**
 * Whether a learner who has `a` already has `b`: same kanji (or one of them without), same reading, and a shared meaning.
 * Source: VOC-6.
 */
export function isSameEntry(a: ComparedEntry, b: ComparedEntry): boolean {
  const bothRead = reading(a) !== '' && reading(b) !== '';
  const bothWritten = Boolean(a.kanji) && Boolean(b.kanji);
  if (!bothRead && !bothWritten) return false;
  if (bothRead && reading(a) !== reading(b)) return false;
  if (bothWritten && folded(a.kanji) !== folded(b.kanji)) return false;
  if (folded(a.enWord) === folded(b.enWord)) return true;
  const known = new Set(meaningKeys(a.enWord));
  return meaningKeys(b.enWord).some((meaning) => known.has(meaning));
}
