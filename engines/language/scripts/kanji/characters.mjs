/** Reading the characters of KANJIDIC2, with nothing in it that has other owners (SKIP codes, frequencies, indexes of books). */

const first = (text, pattern) => pattern.exec(text)?.[1] ?? '';
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, value]) => unescapeXml(value));

const unescapeXml = (text) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');

/** Remarks among the meanings: "(kokuji)" says where a character was made, "radical (no. 85)" how it is filed. */
const isMeaning = (text) => !/^\(kokuji\)$|radical \(no/.test(text);

/** The first stroke count is the accepted one; those after it are common miscounts. English meanings carry no `m_lang`. */
export function readCharacters(xml) {
  return [...xml.matchAll(/<character>(.*?)<\/character>/gs)].map(([, text]) => ({
    kanji: first(text, /<literal>(.*?)<\/literal>/),
    strokes: first(text, /<stroke_count>(\d+)<\/stroke_count>/),
    grade: first(text, /<grade>(\d+)<\/grade>/),
    onyomi: all(text, /<reading r_type="ja_on"[^>]*>(.*?)<\/reading>/g),
    kunyomi: all(text, /<reading r_type="ja_kun"[^>]*>(.*?)<\/reading>/g),
    meanings: all(text, /<meaning>(.*?)<\/meaning>/g).filter(isMeaning),
  }));
}
