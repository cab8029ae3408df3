import { foldForSearch, hasKanji } from '@kotoba/japanese';
import type { DictionaryWord, Form } from '../dictionary/word';
import { englishKey } from '../english-key';

const BONUS = { usuallyKana: 70, loanword: 100, meaning: 150 };
/** By so much one word is taken for what was typed before another that is read so. */
export const FAR_COMMONER = 25;
/** 主 is しゅ and ぬし before it is a way to write 主人. */
const SECOND_SPELLING = 40;
/** けんしん is 検診 before it is another way to read 欠伸, but しゃけ 鮭 before a word that nobody uses. */
const SECOND_READING = 150;
const IN_USE = 40;

/** The words that a text in Japanese may be, the likeliest first; one with the wanted meaning before the others. */
export function rank(words: readonly DictionaryWord[], text: string, wanted: string | null) {
  const typedKana = !hasKanji(text);
  const isReadingOf = ({ forms }: DictionaryWord): boolean =>
    typedKana && foldForSearch(forms[0]?.kana ?? '') === foldForSearch(text);
  const hasOwn = words.some((word) => word.weight > IN_USE && isReadingOf(word));
  return words
    .map((word) => {
      const usuallyKana =
        word.forms.some(({ kanji }) => !kanji) || (word.senses[0]?.marks.includes('uk') ?? false);
      const meant = wanted !== null && meaningPlace(word, wanted).known;
      const form = typedForm(word, text);
      const isSecond = form !== undefined && form.kanji !== word.forms[0]?.kanji;
      // ググる is no odd way to write ぐぐる.
      const odd = !isSecond && form?.kanji === null ? 0 : form?.odd ? 100 : isSecond ? SECOND_SPELLING : 0;
      const isReading = isReadingOf(word);
      const score =
        word.weight -
        (hasOwn && !isReading ? SECOND_READING : 0) +
        (isReading && usuallyKana ? BONUS.usuallyKana : 0) +
        (isLoanword(word, text) ? BONUS.loanword : 0) +
        (meant ? BONUS.meaning : 0) -
        odd;
      return { word, score };
    })
    .sort((a, b) => b.score - a.score || a.word.id - b.word.id);
}

/** Nothing but katakana, or but hiragana. */
export const KATAKANA = /^[ァ-ヺー]+$/;
export const HIRAGANA = /^[ぁ-ゖー]+$/;

/** A word without kanji that may be written as it was typed, with katakana: デモ, not でも, ガチ, ググる. */
export const isLoanword = ({ forms }: DictionaryWord, text: string): boolean =>
  /[ァ-ヺ]/.test(text) &&
  forms[0]?.kanji === null &&
  forms.some(({ kanji, kana }) => kanji === null && kana === text);

/** Which sense and gloss has the wanted meaning; the first ones when it is not known of the word. */
export function meaningPlace(word: DictionaryWord, wanted: string | null) {
  const sense =
    wanted === null
      ? -1
      : word.senses.findIndex(({ glosses }) => glosses.some((gloss) => englishKey(gloss) === wanted));
  if (sense < 0) return { sense: 0, gloss: 0, known: false };
  const gloss = word.senses[sense]?.glosses.findIndex((text) => englishKey(text) === wanted) ?? 0;
  return { sense, gloss, known: true };
}

/** The spelling that was typed, if it says more than the reading: ドタキャン stays katakana. */
export function typedForm({ forms }: DictionaryWord, text: string): Form | undefined {
  const typed = foldForSearch(text);
  const same = forms.filter(({ kanji, kana }) => foldForSearch(kanji ?? kana) === typed);
  // がんばれ stands there as ガンバレ; a loanword is written in katakana.
  const isOwn = forms[0]?.kanji === null && forms.some(({ kana }) => kana === text);
  if (!hasKanji(text) && (isOwn || /[ァ-ヺ]/.test(text)) && same[0])
    return { ...same[0], kanji: null, kana: text };
  const spelled = same.filter(({ kanji }) => kanji !== null);
  return spelled.find(({ kanji }) => kanji === text) ?? spelled[0];
}
