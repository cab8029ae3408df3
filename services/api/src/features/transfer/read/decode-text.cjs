const { Refused } = require('./refused.cjs');

/** Encodings of Japanese spreadsheets and of everything else, the strictest first. */
const JAPANESE = ['shift_jis', 'euc-jp'];

function tryDecode(bytes, encoding) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Bytes of one Japanese encoding are often valid in the other, too, but then they say half-width katakana and rare kanji. */
const plausibility = (text) =>
  (text.match(/[\u3041-\u3096\u30a1-\u30fc]/g) ?? []).length -
  (text.match(/[\uff61-\uff9f\ue000-\uf8ff]/g) ?? []).length;

const startsWith = (bytes, ...start) => start.every((byte, i) => bytes[i] === byte);

/** The text of a file and the name of its encoding. */
function decodeText(bytes) {
  if (startsWith(bytes, 0xff, 0xfe))
    return { text: tryDecode(bytes, 'utf-16le') ?? '', encoding: 'UTF-16LE' };
  if (startsWith(bytes, 0xfe, 0xff))
    return { text: tryDecode(bytes, 'utf-16be') ?? '', encoding: 'UTF-16BE' };
  if (bytes.includes('\x1b$B'))
    return { text: tryDecode(bytes, 'iso-2022-jp') ?? '', encoding: 'ISO-2022-JP' };
  const utf8 = tryDecode(bytes, 'utf-8');
  if (utf8 !== null) return { text: utf8, encoding: 'UTF-8' };
  const [best] = JAPANESE.map((encoding) => ({
    encoding: encoding.toUpperCase(),
    text: tryDecode(bytes, encoding),
  }))
    .filter(({ text }) => text !== null)
    .sort((a, b) => plausibility(b.text) - plausibility(a.text));
  if (!best) throw new Refused('The encoding of this file is not known. Please save it as UTF-8.');
  return best;
}

module.exports = { decodeText };
