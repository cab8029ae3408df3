import type { AuthoredPhrase } from '../authored/authored-word';
import { spacedRomaji } from '../reading/word-spaces';
import { normaliseJapanese, toHiragana } from '@kotoba/japanese';

/** Contractions written out, so that "what's" and "what is" are one. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'cannot'],
  [/\bwon't\b/g, 'will not'],
  [/\blet's\b/g, 'let us'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/'ve\b/g, ' have'],
  [/\b(what|where|who|when|how|it|that|this|there|here|he|she|name)'s\b/g, '$1 is'],
];

/**
 * What two English phrases must share to be the same: no case, contractions, punctuation or remarks in parentheses.
 */
export function phraseKey(text: string): string {
  let key = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/\([^()]*\)/g, ' ');
  for (const [contraction, long] of CONTRACTIONS) key = key.replace(contraction, long);
  return key
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const FILLER = new Set('please excuse me sorry the a an very so oh hey well just now sir madam'.split(' '));

/**
 * The words that carry a phrase, in any order: "Excuse me, where is the station?" → is station where. A single one
 * keeps its "please" and "me": "wait" is 待つ, and no request.
 */
function phraseWords(text: string): string {
  const words = phraseKey(text)
    .split(' ')
    .filter((word) => word !== '');
  const carrying = words.filter((word) => !FILLER.has(word));
  // "A glass of water" is a thing, with "please" it is ordered.
  const isOrder = /^(an?|the|some|one|two|three|another) .*please$/.test(words.join(' '));
  const asking = words.filter((word) => (carrying.length === 1 || isOrder) && /^(please|me)$/.test(word));
  const kept = [...asking, ...carrying];
  return (carrying.length > 0 ? kept : words).sort().join(' ');
}

interface PhraseBook {
  /** The phrase of the book that is so said in English, or so written or read in Japanese, romaji included. */
  find(text: string): AuthoredPhrase | null;
  /** Only the phrase that is so written in romaji. */
  inRomaji(text: string): AuthoredPhrase | null;
}

/** "Wait a moment (to a friend)" is for those who ask for more than "wait a moment". */
const isPlain = (meaning: string): boolean => !meaning.includes('(');

/** English: the same phrase, else the same words in any order. Japanese: the same spelling or reading. */
export function createPhraseBook(phrases: readonly AuthoredPhrase[]): PhraseBook {
  const byKey = new Map<string, AuthoredPhrase>();
  const byWords = new Map<string, AuthoredPhrase>();
  const byJapanese = new Map<string, AuthoredPhrase>();
  const byRomaji = new Map<string, AuthoredPhrase>();
  const keep = (index: Map<string, AuthoredPhrase>, key: string, phrase: AuthoredPhrase): void => {
    if (key && !index.has(key)) index.set(key, phrase);
  };
  for (const phrase of phrases)
    for (const meaning of phrase.meanings.filter(isPlain)) keep(byKey, phraseKey(meaning), phrase);
  for (const phrase of phrases) for (const alias of phrase.aliases) keep(byKey, phraseKey(alias), phrase);
  for (const phrase of phrases) {
    for (const meaning of phrase.meanings) keep(byKey, phraseKey(meaning), phrase);
    for (const said of [...phrase.meanings, ...phrase.aliases]) keep(byWords, phraseWords(said), phrase);
    for (const spelling of [phrase.written, phrase.kana]) keep(byJapanese, japaneseKey(spelling), phrase);
    keep(byRomaji, romajiKey(spacedRomaji(phrase.kana)), phrase);
  }
  const inRomaji = (text: string) => byRomaji.get(romajiKey(text)) ?? null;
  return {
    find: (text) =>
      byJapanese.get(japaneseKey(text)) ??
      byKey.get(phraseKey(text)) ??
      byWords.get(phraseWords(text)) ??
      (/please\W*$/i.test(text) ? byWords.get(phraseWords(`a ${text}`)) : undefined) ??
      inRomaji(text),
    inRomaji,
  };
}

const japaneseKey = (text: string): string => toHiragana(normaliseJapanese(text));

/** "Arigatou gozaimasu!", "arigatō gozaimasu", "arigato gozaimasu" → arigatogozaimasu: few write what is long. */
const romajiKey = (text: string): string =>
  normaliseJapanese(text)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/o[ou]/g, 'o')
    .replace(/uu/g, 'u');
