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
 * Without scripts and styles and what is in them. When one is not closed, none after it is, and nobody looks again.
 * @param {string} html
 */
function withoutScripts(html) {
  const opening = /<(?:script|style)\b[^<>]*>/gi;
  const closing = /<\/(?:script|style)\s*>/gi;
  let text = '';
  let at = 0;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    closing.lastIndex = opening.lastIndex;
    if (!closing.exec(html)) break;
    text += html.slice(at, found.index);
    at = closing.lastIndex;
    opening.lastIndex = at;
  }
  return text + html.slice(at);
}

/**
 * The text of an Anki field: line breaks stay, tags, sounds and pictures go. `ruby` readings in brackets are left as
 * Anki shows them. What opens never reaches past the next that opens: looking for an end that never comes, from each
 * beginning anew, would take hours.
 * @param {string} html
 */
const stripHtml = (html) =>
  withoutScripts(html.replace(/\[sound:[^[\]]*\]/gi, ''))
    .replace(/<br\b[^<>]*>|<\/(?:p|div|li|tr)\s*>/gi, '\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decodeEntity);

/** Cloze deletions inside each other; what is deeper stays as it is written. */
const MAX_DEPTH = 8;

/** What stands between the first two signs of a cloze, or up to its end. @param {string} cloze */
const hidden = (cloze) => cloze.split('::', 2)[1] ?? '';

/** The words behind cloze deletions: "{{c1::犬::animal}}" says 犬. @param {string} text */
function showCloze(text) {
  /** Text outside, then that of each cloze that is open, with what opens it. */
  const open = [''];
  let at = 0;
  /** @param {string} more */
  const say = (more) => {
    open[open.length - 1] += more;
  };
  for (const { 0: token, index } of text.matchAll(/\{\{c\d{1,4}::|\}\}/g)) {
    say(text.slice(at, index));
    at = index + token.length;
    if (token !== '}}' && open.length <= MAX_DEPTH) open.push(token);
    else if (token === '}}' && open.length > 1) {
      const inner = hidden(open.pop() ?? '');
      say(inner);
    } else say(token);
  }
  say(text.slice(at));
  return open.join('');
}

module.exports = { showCloze, stripHtml };
