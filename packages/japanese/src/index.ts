export { hasJapanese, hasKanji, hasLatin, isKana, normaliseJapanese, wordPairs } from './text';
export { foldForSearch, kanaKey, moraCount, morae, toHiragana, toKatakana } from './kana';
export { spacedReading } from './spaced-reading';
export { parseRomaji } from './romaji/parse-romaji';
export { romajiAgrees, toRomaji } from './romaji/to-romaji';
export { alignFurigana, sentenceSegments, wordSegments, type FuriganaSegment } from './furigana';
