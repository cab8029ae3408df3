import { normaliseJapanese, toHiragana } from '@kotoba/japanese';
import type { AuthoredPhrase } from '../authored/authored-word';
import { spacedRomaji } from '../reading/spaced-romaji';
import { phraseKey, phraseWords } from './phrase-key';

export interface PhraseBook {
  /** The phrase of the book that is so said in English, or so written or read in Japanese, romaji included. */
  find(text: string): AuthoredPhrase | null;
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
  return {
    find: (text) =>
      byJapanese.get(japaneseKey(text)) ??
      byKey.get(phraseKey(text)) ??
      byWords.get(phraseWords(text)) ??
      byRomaji.get(romajiKey(text)) ??
      null,
  };
}

const japaneseKey = (text: string): string => toHiragana(normaliseJapanese(text));

/** "Arigatou gozaimasu!", "arigatō gozaimasu" → arigatougozaimasu; long o may be written as ou or oo. */
const romajiKey = (text: string): string =>
  normaliseJapanese(text)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
