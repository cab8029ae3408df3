import { kanaKey } from '../kana';
import { normaliseJapanese } from '../text';
import { MAX_SYLLABLE_LENGTH, loanSyllables, nativeSyllables } from './syllables';

/** Where nn goes: `hepburn` reads nn and a vowel as ん and n, `ime` reads nn as ん always. */
type Style = 'hepburn' | 'ime';

interface RomajiParses {
  /** P1: n before a consonant, n at the end and n' are ん; nn before a vowel is ん + n. */
  readonly p1: string;
  /** P2, as input methods read: nn is ん always. */
  readonly p2: string;
}

const isVowel = (letter: string): boolean => letter !== '' && 'aiueo'.includes(letter);
const isConsonant = (letter: string): boolean => /^[a-z]$/.test(letter) && !isVowel(letter);

/** What the n at `start` is when it is ん, with the letters that it takes; undefined when it begins a syllable. */
function readN(text: string, start: number, style: Style): number | undefined {
  const next = text.charAt(start + 1);
  if (next === "'") return 2;
  if (next === 'n' && style === 'ime') return 2;
  const beginsSyllable = isVowel(next) || (next === 'y' && isVowel(text.charAt(start + 2)));
  return beginsSyllable ? undefined : 1;
}

function parse(text: string, style: Style, syllables: ReadonlyMap<string, string>): string {
  let kana = '';
  let index = 0;
  while (index < text.length) {
    const letter = text.charAt(index);
    const next = text.charAt(index + 1);
    const syllabicN = letter === 'n' ? readN(text, index, style) : undefined;
    if (syllabicN) {
      kana += 'ん';
      index += syllabicN;
    } else if (letter === 'm' && /^[bpm]$/.test(next)) {
      kana += 'ん';
      index += 1;
    } else if ((isConsonant(letter) && letter === next && letter !== 'n') || text.startsWith('tch', index)) {
      kana += 'っ';
      index += 1;
    } else if (letter === '-') {
      kana += 'ー';
      index += 1;
    } else {
      const syllable = longestSyllable(text, index, syllables);
      kana += syllable ? (syllables.get(syllable) ?? '') : letter;
      index += syllable ? syllable.length : 1;
    }
  }
  return kana;
}

function longestSyllable(
  text: string,
  start: number,
  syllables: ReadonlyMap<string, string>,
): string | undefined {
  for (let length = MAX_SYLLABLE_LENGTH; length > 0; length -= 1) {
    const candidate = text.slice(start, start + length);
    if (candidate.length === length && syllables.has(candidate)) return candidate;
  }
  return undefined;
}

/**
 * Romaji, or romaji mixed with kana, as hiragana, read in both ways; letters that make no syllable stay. Any width,
 * case and spacing. Accepts Hepburn, Kunrei and input-method spellings. Source: ANS-9.
 */
export function parseRomaji(text: string): RomajiParses {
  const key = kanaKey(text);
  return { p1: parse(key, 'hepburn', nativeSyllables), p2: parse(key, 'ime', nativeSyllables) };
}

/** An n at the end of a word is ん, whatever the next word begins with: "hon o yomu". */
const closeWords = (text: string): string => text.normalize('NFKC').replace(/n\s+(?=[aiueoy])/gi, "n'");

/**
 * Every kana key that a Latin text may stand for: both parses, each with ti as ち and as てぃ, ō as おう and as おお, an n
 * before a space as any other and as ん, and the key itself (Tシャツ). At most seventeen, usually one or two.
 */
export function romajiKeys(text: string): string[] {
  const keys = new Set([kanaKey(text)]);
  const texts = [...new Set([text, closeWords(text)])];
  for (const spelling of texts.flatMap((each) => [
    normaliseJapanese(each),
    normaliseJapanese(each, { longO: 'oo' }),
  ])) {
    const key = kanaKey(spelling);
    for (const syllables of [nativeSyllables, loanSyllables])
      for (const style of ['hepburn', 'ime'] as const) keys.add(parse(key, style, syllables));
  }
  return [...keys];
}
