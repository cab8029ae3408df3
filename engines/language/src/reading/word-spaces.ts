import { toHiragana, toRomaji, toKatakana } from '@kotoba/japanese';
import type { Token } from './tokeniser';

/** Particles are written as they are spoken when they stand alone. */
const PARTICLES: Readonly<Record<string, string>> = { は: 'wa', へ: 'e', を: 'o' };

/** Words in which は is the old particle. */
const SPOKEN_WA =
  /^(こんにちは|こんばんは|では|または|それでは|あるいは|ではまた|じつは|もしくは|ほんとうは|ほんとは|ねがわくは|さては|ついては|ひいては)$/;

const PUNCTUATION: Readonly<Record<string, string>> = {
  ...{ '。': '.', '、': ',', '？': '?', '！': '!', '「': '"', '」': '"', '・': ' ', '…': '...', '〜': '~' },
};

/**
 * Romaji of a reading with spaces between words: `かさ を もっていきます。` → `kasa o motteikimasu.` Lower case, long vowels as
 * the kana write them.
 */
export function spacedRomaji(spacedKana: string): string {
  return spacedKana
    .split(' ')
    .filter(Boolean)
    .map(wordRomaji)
    .join(' ')
    .replace(/ ([.,?!"]+)(?= |$)/g, '$1');
}

function wordRomaji(word: string): string {
  const [, open = '', kana = '', close = ''] =
    /^([「『（]*)(.*?)(?<![。、？！」』）…])([。、？！」』）…]*)$/u.exec(word) ?? [];
  return latin(open) + kanaRomaji(kana) + latin(close);
}

function kanaRomaji(kana: string): string {
  const particle = PARTICLES[kana];
  if (particle) return particle;
  return SPOKEN_WA.test(kana) ? toRomaji(kana).replace(/ha/g, 'wa') : toRomaji(kana);
}

const latin = (signs: string): string => [...signs].map((sign) => PUNCTUATION[sign] ?? sign).join('');

/** The reading as one run of hiragana (ー kept), as a learner reads it: `かさをもっていきます。` */
export function runningHiragana(spacedKana: string): string {
  return toHiragana(spacedKana.replace(/ /g, ''));
}

/** A word as it stands between two spaces of the romaji. */
export interface SpacedWord {
  readonly surface: string;
  /** Kana as spoken; katakana words stay katakana, so that their romaji keeps its long vowels. */
  readonly kana: string;
  readonly punctuation: boolean;
}

/** Set phrases that IPADIC gives as one token, with the spaces they have in romaji. */
const SPLIT: Readonly<Record<string, readonly string[]>> = {
  という: ['と', 'いう'],
  について: ['に', 'ついて'],
  によって: ['に', 'よって'],
  には: ['に', 'は'],
  では: ['で', 'は'],
  とは: ['と', 'は'],
  かもしれ: ['かも', 'しれ'],
};

const COPULA = /^(です|だ|じゃ)$/;
/** Dependent adjectives that lean on the verb before them (食べやすい); いい and ほしい stand alone. */
const LEANING_ADJECTIVE = /^(やすい|にくい|づらい|がたい|っぽい|らしい)$/;
const STANDING_VERB = /^(くださる|下さる|なる|ある|できる|いう|する)$/;
const JOINING_PARTICLE = /^(て|で|ちゃ|じゃ|ば|ながら|たり|だり|つつ)$/;

/**
 * Tokens joined to words: auxiliaries, て and dependent verbs belong to the word before them (待っています → matteimasu), the
 * copula, ください and particles stand alone, prefixes lean on the word after, suffixes and numbers on the one before.
 */
export function joinWords(tokens: readonly Token[]): SpacedWord[] {
  const words: SpacedWord[] = [];
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    const parts = splitSetPhrase(token);
    parts.forEach((part, position) => {
      const last = words.at(-1);
      if (position === 0 && last && before && !last.punctuation && joins(token, before)) {
        words[words.length - 1] = {
          ...last,
          surface: last.surface + part.surface,
          kana: last.kana + part.kana,
        };
      } else {
        words.push(part);
      }
    });
  });
  return words;
}

function splitSetPhrase(token: Token): SpacedWord[] {
  const punctuation = isPunctuation(token);
  const kana = kanaOf(token);
  const parts = SPLIT[token.surface];
  if (parts && token.pos === '助詞') return parts.map((part) => ({ surface: part, kana: part, punctuation }));
  if (!kana.includes(' ')) return [{ surface: token.surface, kana, punctuation }];
  return kana
    .split(' ')
    .map((part, index) => ({ surface: index === 0 ? token.surface : '', kana: part, punctuation }));
}

function isPunctuation({ surface, pos }: Pick<Token, 'surface' | 'pos'>): boolean {
  return pos === '記号' || /^[\p{P}\p{S}\s]+$/u.test(surface);
}

/**
 * The reading, but what is written in kana stays as it is written. A noun that sounds like a particle is told apart by
 * katakana: 歯 is ハ, so that its romaji is "ha".
 */
function kanaOf(token: Token): string {
  const kana = plainKana(token);
  return token.pos !== '助詞' && /^[はへを]$/.test(kana) && kana !== token.surface ? toKatakana(kana) : kana;
}

function plainKana({ surface, reading }: Token): string {
  if (reading.includes(' ')) return reading;
  if (/^[ぁ-ゖァ-ヺーゝゞヽヾ]+$/.test(surface)) return surface;
  if (/[ぁ-ゖ]/.test(reading)) return reading;
  return hasLatin(surface) ? reading || surface : keepKatakana(surface, toHiragana(reading || surface));
}

const hasLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

/**
 * What is written in katakana stays so in a mixed word: 段ボール is だんボール, so that its romaji has its long vowel
 * (danbooru).
 */
function keepKatakana(surface: string, hiragana: string): string {
  return (surface.match(/[ァ-ヺー]+/g) ?? []).reduce(
    (kana, written) => kana.replace(toHiragana(written), written),
    hiragana,
  );
}

function joins(token: Token, before: Token): boolean {
  if (isPunctuation(before) || isPunctuation(token)) return false;
  if (before.pos === '接頭詞') return true;
  switch (token.pos) {
    case '助動詞':
      return !COPULA.test(token.base) || before.form === '連用タ接続';
    case '助詞':
      return token.detail === '接続助詞' && JOINING_PARTICLE.test(token.surface) && conjugates(before);
    case '動詞':
      return (
        token.detail === '接尾' ||
        (token.base === 'みる' && /^[てで]$/.test(before.surface) && before.detail === '接続助詞') ||
        (token.base === '終わる' && before.pos === '動詞' && before.form.startsWith('連用')) ||
        (token.detail === '非自立' && !STANDING_VERB.test(token.base) && leansOn(before))
      );
    case '形容詞':
      return token.detail === '接尾' || (LEANING_ADJECTIVE.test(token.base) && conjugates(before));
    case '名詞':
      return (
        token.detail === '接尾' ||
        token.surface === 'ん' ||
        (token.surface === 'みたい' && before.detail === '接続助詞')
      );
    default:
      return false;
  }
}

function conjugates({ pos }: Token): boolean {
  return pos === '動詞' || pos === '形容詞' || pos === '助動詞';
}

function leansOn(before: Token): boolean {
  return (
    /^(て|で)$/.test(before.surface) ||
    (before.pos === '動詞' && before.form.startsWith('連用')) ||
    before.form === 'ガル接続'
  );
}
