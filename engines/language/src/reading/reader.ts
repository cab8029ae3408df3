import type { Token, Tokeniser } from './tokeniser';
import { isCounter, readCounted, numeralValue, readNumber } from './numbers';
import { applyOverrides } from './overrides';
import { runningHiragana, spacedRomaji, joinWords, type SpacedWord } from './word-spaces';

const MAX_SPAN_TOKENS = 5;

/**
 * Known words that the tokeniser cuts in pieces (指定 + 席) become one again, with the reading that the word list gives.
 * @param readings spelling → reading in kana, for spellings with one reading only
 */
function joinCompounds(tokens: readonly Token[], readings: ReadonlyMap<string, string>): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const hit = longestCompound(tokens, at, readings);
    const first = tokens[at];
    if (!first) break;
    joined.push(hit?.token ?? first);
    at += hit?.length ?? 1;
  }
  return joined;
}

function longestCompound(tokens: readonly Token[], at: number, readings: ReadonlyMap<string, string>) {
  for (let length = Math.min(MAX_SPAN_TOKENS, tokens.length - at); length > 1; length -= 1) {
    const span = tokens.slice(at, at + length);
    const surface = span.map((token) => token.surface).join('');
    const reading = readings.get(surface);
    if (reading === undefined || span.some(({ pos }) => pos !== '名詞' && pos !== '接頭詞')) continue;
    return { length, token: { surface, pos: '名詞', detail: '一般', form: '*', base: surface, reading } };
  }
  return null;
}

const MAX_COUNTER_TOKENS = 3;

/** Numbers and the counter behind them as one word with the right reading: 四 + 人 → よにん. */
export function joinNumbers(given: readonly Token[]): Token[] {
  const tokens = given.flatMap((token, index) => splitMinutes(token, given[index + 1]));
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const end = endOfNumber(tokens, at);
    const value = numeralValue(surfaceOf(tokens.slice(at, end)));
    const first = tokens[at];
    if (!first) break;
    const some = /^[何数]$/.test(first?.surface ?? '') ? someHundreds(tokens, at) : null;
    if (some) {
      joined.push(some.token);
      at += some.length;
      continue;
    }
    if (end === at || value === null) {
      joined.push(first);
      at += 1;
      continue;
    }
    const counter = counterAt(tokens, end);
    const reading = counter ? readCounted(value, counter.surface) : readNumber(value);
    const until = end + (counter?.length ?? 0);
    joined.push(asNoun(tokens.slice(at, until), reading ?? readNumber(value)));
    at = until;
  }
  return joined;
}

/** 何百人 なんびゃくにん, 数千円 すうせんえん: as hundred and thousand are read, without a number of them. */
function someHundreds(tokens: readonly Token[], at: number): { token: Token; length: number } | null {
  const from = at + 1;
  const end = endOfNumber(tokens, from);
  const units = surfaceOf(tokens.slice(from, end));
  const value = /^[十百千万億兆]+$/.test(units) ? numeralValue(`一${units}`) : null;
  if (value === null) return null;
  const counter = counterAt(tokens, end);
  const counted = (counter && readCounted(value, counter.surface)) ?? readNumber(value);
  const many = counted.replace(/^い[ちっ]/, '');
  const asked = tokens[at]?.surface === '何';
  const reading = asked ? `なん${many.replace(/^ひゃ/, 'びゃ').replace(/^せ/, 'ぜ')}` : `すう${many}`;
  const until = end + (counter?.length ?? 0);
  return { token: asNoun(tokens.slice(at, until), reading), length: until - at };
}

/** The tokeniser takes 分の for that of a fraction, which it is before a number only: 六分の一, but 六分の電車. */
function splitMinutes(token: Token, next: Token | undefined): readonly Token[] {
  if (token.surface !== '分の' || isNumber(next)) return [token];
  const minutes = { ...token, surface: '分', base: '分', reading: 'フン' };
  return [minutes, { surface: 'の', pos: '助詞', detail: '連体化', form: '*', base: 'の', reading: 'ノ' }];
}

/** No number that somebody writes has more; one that is none is tried again from its second token on. */
const MAX_NUMBER_TOKENS = 40;

function endOfNumber(tokens: readonly Token[], start: number): number {
  let end = start;
  while (end - start < MAX_NUMBER_TOKENS && isNumber(tokens[end])) end += 1;
  return end;
}

function isNumber(token: Token | undefined): boolean {
  return token !== undefined && (token.detail === '数' || /^\d+$/.test(token.surface));
}

function counterAt(tokens: readonly Token[], start: number): { surface: string; length: number } | null {
  for (let length = MAX_COUNTER_TOKENS; length > 0; length -= 1) {
    const surface = surfaceOf(tokens.slice(start, start + length));
    if (start + length <= tokens.length && isCounter(surface)) return { surface, length };
  }
  return null;
}

const surfaceOf = (tokens: readonly Token[]): string => tokens.map((token) => token.surface).join('');

/** Its detail says that a suffix may lean on it (五分 + 後) but no number does. */
function asNoun(tokens: readonly Token[], reading: string): Token {
  const surface = surfaceOf(tokens);
  return { surface, pos: '名詞', detail: '一般', form: '*', base: surface, reading };
}

interface Reading {
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

const LETTERS: Readonly<Record<string, string>> = {
  ...{
    A: 'エー',
    B: 'ビー',
    C: 'シー',
    D: 'ディー',
    E: 'イー',
    F: 'エフ',
    G: 'ジー',
    H: 'エイチ',
    I: 'アイ',
  },
  ...{
    J: 'ジェー',
    K: 'ケー',
    L: 'エル',
    M: 'エム',
    N: 'エヌ',
    O: 'オー',
    P: 'ピー',
    Q: 'キュー',
    R: 'アール',
  },
  ...{ S: 'エス', T: 'ティー', U: 'ユー', V: 'ブイ', W: 'ダブリュー', X: 'エックス', Y: 'ワイ', Z: 'ゼット' },
};

/** In a Japanese text letters such as DVD are named one by one, and 々 that nobody knows repeats the kanji before it. */
function readable(tokens: readonly Token[]): readonly Token[] {
  const japanese = tokens.some(({ surface }) => /[ぁ-ん\p{Script=Han}]/u.test(surface));
  return tokens.map((token, at) => {
    if (japanese && !token.reading && /^[A-Z]{1,4}$/.test(token.surface))
      return { ...token, reading: [...token.surface].map((letter) => LETTERS[letter]).join('') };
    const before = token.surface === '々' ? tokens[at - 1] : undefined;
    if (!before || before.surface.length > 1) return token;
    return { ...token, pos: '名詞', detail: '接尾', reading: before.reading };
  });
}

/** The same for tokens that are at hand. */
function readTokens(tokens: readonly Token[], readings: ReadonlyMap<string, string>): Reading {
  const words = joinWords(joinCompounds(applyOverrides(joinNumbers(readable(tokens))), readings));
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
