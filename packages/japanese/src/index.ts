export { hasJapanese, hasKana, hasKanji, hasLatin, isKana } from './text/characters';
export { foldForSearch } from './text/fold-for-search';
export { normaliseJapanese } from './text/normalise-japanese';
export { toHiragana, toKatakana } from './kana/convert-kana';
export { kanaKey } from './kana/kana-key';
export { firstKana, moraCount } from './kana/mora-count';
export { parseRomaji, type RomajiParses } from './romaji/parse-romaji';
export { toRomaji } from './romaji/to-romaji';
export { alignFurigana, type FuriganaSegment } from './furigana/align-furigana';
