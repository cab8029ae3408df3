// @ts-check
/** @type {Record<string, string>} */
const NAMED = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  middot: '·',
  hellip: '…',
};

/** @param {string} whole @param {string} code */
function decodeEntity(whole, code) {
  if (code[0] !== '#') return NAMED[code.toLowerCase()] ?? whole;
  const point = /^#x/i.test(code) ? parseInt(code.slice(2), 16) : parseInt(code.slice(1), 10);
  const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
  return isCharacter ? String.fromCodePoint(point) : '';
}

/**
 * The text of an Anki field: line breaks stay, tags, sounds and pictures go. `ruby` readings in brackets are left as
 * Anki shows them.
 * @param {string} html
 */
const stripHtml = (html) =>
  html
    .replace(/\[sound:[^\]]*\]/gi, '')
    .replace(/<(script|style)\b[^>]*>[^]*?<\/\1\s*>/gi, '')
    .replace(/<br\b[^>]*>|<\/(?:p|div|li|tr)\s*>/gi, '\n')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decodeEntity);

/** The words behind cloze deletions: "{{c1::犬::animal}}" says 犬. @param {string} text */
const showCloze = (text) => text.replace(/\{\{c\d+::([^]*?)(?:::[^]*?)?\}\}/g, '$1');

module.exports = { showCloze, stripHtml };
