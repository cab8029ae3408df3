import type { Counted, Counting } from '../authored/tables';
import type { AuthoredWord } from '../authored/authored-word';
import { ONES } from '../fair-keys/english-numbers';
import { numeralValue } from '../reading/numbers';

const COUNTED = /^([\d〇一二三四五六七八九十百千万]+|何)(\D+)$/u;

/** 五枚, 何枚: so many of what is counted so, and how many of it. Null for what is no number and counter. */
export function countThings(counting: Counting, text: string): AuthoredWord | null {
  const [, numeral = '', counter = ''] = COUNTED.exec(text.normalize('NFKC')) ?? [];
  const things = counting.countedWith(counter);
  const value = numeral === '何' ? null : numeralValue(numeral);
  const said: Counted | null = things === null || !numeral ? null : counting.count(value ?? 3, counter);
  if (said === null || (numeral !== '何' && value === null)) return null;
  const number = value === null ? 'how many' : (ONES[value] ?? String(value));
  return {
    // 何 changes a counter's first sound as 三 does: 三本 さんぼん, 何本 なんぼん.
    ...{ written: numeral + counter, kana: value === null ? said.kana.replace(/^さん/, 'なん') : said.kana },
    ...{ en: `${number} (${things})`, partOfSpeech: 'noun', level: 'N5', estimated: true },
    ...{ topics: [], sentences: [] },
  };
}
