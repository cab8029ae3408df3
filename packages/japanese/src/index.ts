export { hasJapanese, hasKanji, hasLatin, isKana, normaliseJapanese, wordPairs } from './text';
export { foldForSearch, kanaKey, moraCount, morae, toHiragana, toKatakana } from './kana';
export { parseRomaji } from './romaji/parse-romaji';
export { romajiAgrees, toRomaji } from './romaji/to-romaji';
export {
  alignFurigana,
  sentenceSegments,
  spacedReading,
  wordSegments,
  type FuriganaSegment,
} from './furigana';
