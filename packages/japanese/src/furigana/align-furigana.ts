import { isKana } from '../text/characters';
import { fitReading } from './fit-reading';
import { spellingUnits, type SpellingUnit } from './spelling-units';

export interface FuriganaSegment {
  /** A stretch of the spelling; all of them together are the spelling. */
  readonly text: string;
  /** The kana to set above it; null where the text is kana or a sign already. */
  readonly ruby: string | null;
}

function segments(units: readonly SpellingUnit[], lengths: readonly number[], reading: readonly string[]) {
  const result: FuriganaSegment[] = [];
  let place = 0;
  units.forEach((unit, index) => {
    const end = place + (lengths[index] ?? 0);
    const ruby = unit.kind === 'kanji' ? reading.slice(place, end).join('') : null;
    place = end;
    const last = result.at(-1);
    if (ruby === null && last?.ruby === null)
      result[result.length - 1] = { text: last.text + unit.text, ruby: null };
    else result.push({ text: unit.text, ruby });
  });
  return result;
}

/**
 * Lays the kana reading of one word over its spelling: 食べ物, たべもの → 食(た) べ 物(もの). Kana of the spelling anchor the reading; of
 * several ways the likeliest is taken. When the reading does not fit (it is another word's, or the word mixes what kana cannot anchor)
 * the whole word is one segment under the whole reading. Never throws.
 */
export function alignFurigana(spelling: string, reading: string): FuriganaSegment[] {
  const text = spelling.normalize('NFC');
  const kana = [...reading.normalize('NFC')];
  if (text === '') return [];
  if (kana.length === 0 || isKana(text)) return [{ text, ruby: null }];
  for (const readDigits of [false, true]) {
    const units = spellingUnits(text, readDigits);
    const lengths = fitReading(units, kana);
    if (lengths) return segments(units, lengths, kana);
  }
  return [{ text, ruby: kana.join('') }];
}
