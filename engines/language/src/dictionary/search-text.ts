import { foldForSearch } from '@kotoba/japanese';
import { englishKey } from '../english/english-key';
import { parseForms, parseSenses } from './word';

/** A remark at the front may be part of the meaning: "(telephone) call" is found as "call" and as "telephone call". */
const FRONT_REMARK = /^\(([a-z ]{2,20})\) (\S.*)$/i;

/**
 * Every key of a word between slashes: its spellings and readings folded (katakana as hiragana), its meanings as `englishKey` makes them. A whole
 * key is found as `/key/`, a part of one as it is.
 */
export function searchText(forms: string, senses: string): string {
  const keys = new Set<string>();
  for (const { kanji, kana } of parseForms(forms)) {
    if (kanji) keys.add(foldForSearch(kanji));
    keys.add(foldForSearch(kana));
  }
  for (const { glosses } of parseSenses(senses)) {
    for (const gloss of glosses) {
      keys.add(englishKey(gloss));
      const remark = FRONT_REMARK.exec(gloss);
      if (remark) keys.add(englishKey(`${remark[1]} ${remark[2]}`));
    }
  }
  keys.delete('');
  return `/${[...keys].join('/').replace(/\\/g, '')}/`;
}
