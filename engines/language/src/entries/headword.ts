import { hasKanji, toHiragana, toKatakana } from '@kotoba/japanese';
import type { PartOfSpeech } from '@kotoba/contracts';
import type { Reader } from '../reading/reader';
import { runningHiragana, spacedRomaji } from '../reading/word-spaces';

/** The columns of an entry that hold the word in Japanese. */
export interface ScriptColumns {
  readonly ja_word: string;
  readonly kanji: string | null;
  readonly hiragana: string | null;
  readonly katakana: string | null;
}

const KATAKANA_ONLY = /^[ァ-ヺー・＝\s]+$/;
const KANA_ONLY = /^[ぁ-ゖァ-ヺー・〜～\s]+$/;

/**
 * Where spelling and reading of a word go: a kanji word has its reading in hiragana, a loanword only katakana, and
 * what mixes letters (Tシャツ) is shown as it is written and read in its kana.
 */
export function scriptColumns(written: string, kana: string): ScriptColumns {
  const shown = written.normalize('NFKC');
  const reading = KATAKANA_ONLY.test(kana)
    ? { katakana: kana, hiragana: null }
    : { katakana: null, hiragana: toHiragana(kana) };
  if (hasKanji(shown)) return { ja_word: shown, kanji: shown, hiragana: toHiragana(kana), katakana: null };
  if (!KANA_ONLY.test(shown)) return { ja_word: shown, kanji: null, ...reading };
  return { ja_word: shown, kanji: null, ...reading };
}

/** Words that stand alone inside a headword as they do in a sentence: 一緒に "issho ni", 母の日 "haha no hi". */
const ALONE = /^(の|に|で|と|を|が|は|へ|も|か|ね|よ|から|まで|より|でも|って|です|する|いう|ん)$/;
/** In a sentence these are one word. */
const WHOLE = /^(そのため|そのうち)$/;
/** Words that point at the next one. */
const POINTING = /^(この|その|あの|どの)$/;
/** Without one of these behind its first letter a word has nothing to space. */
const MAY_STAND_ALONE = /.(の|に|で|と|を|が|は|へ|も|か|ね|よ|まで|より|する)/;
/** Written in kana alone, only these kinds are looked into: はにかむ is no は + にかむ. */
const KANA_LOOKED_INTO = /^(adverb|expression|phrase|conjunction|interjection)$/;

interface Headword {
  readonly written: string;
  readonly kana: string;
  readonly partOfSpeech: PartOfSpeech;
}

/**
 * A headword's reading with the spaces that it has in a sentence, from which its romaji is made: particles, する and です
 * stand alone, phrases are spaced as they are said, and nouns that make one noun are one word. A noun that sounds like a
 * particle (歯) is katakana, so that it is read "ha". Source: LANG-6.
 */
export async function spacedHeadword(
  { written, kana, partOfSpeech }: Headword,
  reader: Reader,
): Promise<string> {
  if (kana.includes(' ')) return kana;
  if (kana.length === 1 && partOfSpeech !== 'particle') return toKatakana(kana);
  const whole = plainSpaces(kana);
  const severalWords = partOfSpeech === 'expression' || partOfSpeech === 'phrase';
  const mayHaveSpaces =
    MAY_STAND_ALONE.test(written) && (hasKanji(written) || KANA_LOOKED_INTO.test(partOfSpeech));
  if (!severalWords && !mayHaveSpaces) return whole;
  const reading = await reader.read(written);
  if (reading.hiragana !== runningHiragana(kana)) return whole;
  const pieces = reading.spaced.split(' ');
  if (WHOLE.test(kana) || ALONE.test(pieces[0] ?? '') || isCutWrongly(pieces, partOfSpeech)) return whole;
  return severalWords && kana.length > MAX_SHORT && !/さ まで$/.test(reading.spaced)
    ? reading.spaced
    : joinNouns(pieces);
}

/** A longer expression is spaced as it is said; in a short one only particles stand alone. */
const MAX_SHORT = 4;

/** What the tokeniser makes of a word that it does not know: かっ + と, 曲がり + か + ど, 見っと + も + ない. */
function isCutWrongly(pieces: readonly string[], partOfSpeech: PartOfSpeech): boolean {
  const particles = pieces.filter((piece) => ALONE.test(piece));
  return (
    partOfSpeech === 'i-adjective' ||
    pieces.some((piece) => /[っッ]$/.test(piece)) ||
    (partOfSpeech === 'noun' && !particles.every((piece) => /^[のがにと]$/.test(piece)))
  );
}

function joinNouns(pieces: readonly string[]): string {
  const words: string[] = [];
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1];
    const stands = before === undefined || ALONE.test(piece) || ALONE.test(before) || POINTING.test(before);
    if (stands) words.push(piece);
    else words.push(`${words.pop() ?? ''}${piece}`);
  });
  // One particle (いつでも), and さま with で behind it, where the tokeniser sees others.
  return words
    .join(' ')
    .replace(/ で も$/, ' でも')
    .replace(/さ まで$/, 'さま で');
}

const plainSpaces = (kana: string): string => kana.replace(/(..)する$/, '$1 する');

/** The romaji of a word of which nothing is known but its kana: nobody is asked, only する stands alone. */
export const romajiOfKana = (kana: string): string => spacedRomaji(plainSpaces(kana));
