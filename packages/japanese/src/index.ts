export { hasJapanese, hasKana, hasKanji, hasLatin, isKana, normaliseJapanese } from './text';
export { firstKana, foldForSearch, kanaKey, moraCount, toHiragana, toKatakana } from './kana';
export { parseRomaji, type RomajiParses } from './romaji/parse-romaji';
export { romajiAgrees, toRomaji } from './romaji/to-romaji';
export { alignFurigana, sentenceSegments, wordSegments, type FuriganaSegment } from './furigana';
