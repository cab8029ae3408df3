import { hasJapanese, hasKanji, hasLatin } from '@kotoba/japanese';
import type { JapaneseLookup } from './find-japanese';
import { meant, type Meant } from './known-words';
import { isTaught } from './word-or-form';

/** A single kana, as a particle is: ほん を よむ. */
const isKana = (part: string): boolean => /^[ぁ-ゖァ-ヺ]$/.test(part);

/** Looks up a Japanese text of several parts that is one word; empty for all else. */
export function createPartsLookup(japanese: JapaneseLookup) {
  /** 図書館 としょかん, であい/出会い: a word and how it is read, one behind the other. */
  const spelledAndRead = async (text: string): Promise<Meant | null> => {
    const [one = '', other = '', ...more] = text.trim().split(/\s*[\s/／・=＝:：-]\s*/);
    const [word, kana] = hasKanji(one) ? [one, other] : [other, one];
    if (more.length > 0 || !hasKanji(word) || hasKanji(kana) || !hasJapanese(kana)) return null;
    const found = await japanese.hinted(word, kana);
    return found?.reasons[0] === 'given' ? found : null;
  };

  /**
   * 電気 自動車 and やく そく are one word, 上 下 are two, and 兄弟 姉妹, of which we teach the parts alone, is asked. Of kana as
   * textbooks space them (ほん を よみました) the whole is a word or the form of one.
   */
  const writtenApart = async (text: string): Promise<Meant[]> => {
    const parts = text.trim().split(/\s+/);
    const isJapanese = parts.every((part) => hasJapanese(part) && !hasLatin(part));
    const isSpaced = parts.some(isKana);
    if (parts.length < 2 || !isJapanese || !(isSpaced || parts.every((part) => part.length > 1))) return [];
    const joined = parts.join('');
    const whole = await japanese.exact(joined);
    if (!whole) {
      const form = isSpaced ? await japanese.formOf(joined) : null;
      return form ? [form] : [];
    }
    if (isTaught(whole) || !parts.every(japanese.isOurs)) return japanese.meant(joined);
    // いぬ ねこ are two.
    if (!hasKanji(joined)) return [];
    const each = await Promise.all(parts.map((part) => japanese.exact(part)));
    const guesses = [whole, ...each].flatMap((found) => (found ? [{ found }] : []));
    return [meant(guesses, false, 'homophones')].filter((one) => one !== null);
  };

  return async (text: string): Promise<Meant[]> => {
    const both = await spelledAndRead(text);
    return both ? [both] : writtenApart(text);
  };
}
