import { foldForSearch } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { saySame } from './hinted';
import { authored, type Found, fromDictionary, isSame, nameOf } from './known-words';
import { HIRAGANA } from './rank-japanese';

/** Of words that are learnt late, so much commoner is not far. */
const NEAR = 10;

/** What is only said with another word: 前 ぜん, 形 けい. */
const isBound = ({ partOfSpeech }: AuthoredWord): boolean => /^(prefix|suffix|counter)$/.test(partOfSpeech);

/**
 * Whether another word with the same spelling may as well be meant as the first one: 今日 is きょう for whoever notes it, not
 * こんにち, which comes two levels later; 一日 is いちにち or ついたち. The same meaning under another reading (七) is no question.
 */
export const isAsUsual = (one: AuthoredWord, first: AuthoredWord | undefined): boolean =>
  first !== undefined && one.en !== first.en && one.level >= first.level && (isBound(first) || !isBound(one));

/** "N3" is 3. */
const yearOf = ({ level }: AuthoredWord): number => Number(level.slice(1));

/**
 * Finds the other words that are read as one of ours is and are as easy: しき is 式 or 四季 for whoever learns both in one
 * year, but まつ 待つ long before 松. がんばる and 頑張る are one word.
 */
export const createSoundsLike =
  (dictionary: Pick<DictionaryRepository, 'byKeys'>) =>
  async (first: AuthoredWord, same: readonly AuthoredWord[]): Promise<Found[]> => {
    const rivals = same.filter(
      (word) =>
        word !== first && !isBound(word) && (word.level === first.level || word.written === first.kana),
    );
    const isLate = !/^N[45]$/.test(first.level) && HIRAGANA.test(first.kana);
    if ((rivals.length === 0 && !isLate) || isBound(first)) return [];
    const words = await dictionary.byKeys([first.kana]);
    const isOne = (word: AuthoredWord) =>
      word.en.split('; ').some((meaning) => first.en.split('; ').includes(meaning)) ||
      words.some((known) => isSame(word, known) && isSame(first, known));
    const weight = words.find((word) => isSame(first, word))?.weight ?? Number.POSITIVE_INFINITY;
    // へんしん is 返信, or 変身, which is as common.
    const asCommon = words
      .filter(
        (word) =>
          isLate &&
          word.core &&
          word.weight > weight - NEAR &&
          foldForSearch(word.forms[0]?.kana ?? '') === foldForSearch(first.kana),
      )
      .flatMap((word): Found[] => {
        const own = same.find((one) => isSame(one, word));
        if (own) return yearOf(first) - yearOf(own) <= 1 ? [authored(own)] : [];
        return word.isGlossed ? [fromDictionary({ word, sense: 0, gloss: 0 })] : [];
      })
      .filter(
        (found) =>
          nameOf(found) !== nameOf(authored(first)) && !saySame([{ found: authored(first) }, { found }]),
      );
    return [...rivals.filter((word) => !isOne(word)).map(authored), ...asCommon];
  };
