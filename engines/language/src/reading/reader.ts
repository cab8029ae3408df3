import type { Token } from '../tokeniser/token';
import type { Tokeniser } from '../tokeniser/tokeniser';
import { joinCompounds } from './compounds';
import { joinNumbers } from './counted-tokens';
import { applyOverrides } from './overrides';
import { runningHiragana, spacedRomaji } from './spaced-romaji';
import { joinWords, type SpacedWord } from './words';

export interface Reading {
  /** Kana with spaces between words; katakana words stay katakana. */
  readonly spaced: string;
  readonly hiragana: string;
  readonly romaji: string;
}

export interface Reader {
  /** How a Japanese text is read: the tokeniser's readings, corrected by our rules and word list. */
  read(japanese: string): Promise<Reading>;
}

const OPENING = /^[「『（([]$/;

export function createReader(tokeniser: Tokeniser, readings: ReadonlyMap<string, string>): Reader {
  return {
    async read(japanese) {
      const tokens = await tokeniser.tokenise(widen(japanese));
      return readTokens(tokens, readings);
    },
  };
}

/** Half-width kana and full-width letters as the dictionary writes them; punctuation stays as it is typed. */
const widen = (text: string): string =>
  text.normalize('NFC').replace(/[ｦ-ﾟ０-９Ａ-Ｚａ-ｚ]+/g, (letters) => letters.normalize('NFKC'));

/** The same for tokens that are at hand. */
export function readTokens(tokens: readonly Token[], readings: ReadonlyMap<string, string>): Reading {
  const words = joinWords(joinCompounds(applyOverrides(joinNumbers(tokens)), readings));
  const spaced = writeSpaced(words);
  return { spaced, hiragana: runningHiragana(spaced), romaji: spacedRomaji(spaced) };
}

/** Punctuation leans on the word before it, opening brackets on the word after. */
function writeSpaced(words: readonly SpacedWord[]): string {
  let text = '';
  let leaning = true;
  for (const { surface, kana, punctuation } of words) {
    const opens = OPENING.test(surface);
    if (!leaning && (!punctuation || opens)) text += ' ';
    text += punctuation ? surface : kana;
    leaning = opens;
  }
  return text.replace(/\s+/g, ' ').trim();
}
