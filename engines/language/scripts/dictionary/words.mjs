/** Joins the lines of one dictionary entry again: EDICT prints a line for each pair of spelling and reading. */

/**
 * Lines belong together when their senses are the same text and they share a spelling or a reading. Two different words with one short
 * meaning ("ticket": 切符, 券) share neither and stay apart.
 * @param {ReturnType<typeof import('./edict.mjs').parseLine>[]} lines
 */
export function groupWords(lines) {
  const bySenses = new Map();
  for (const line of lines) {
    const key = JSON.stringify(line.senses);
    const list = bySenses.get(key);
    if (list) list.push(line);
    else bySenses.set(key, [line]);
  }
  const words = [];
  for (const list of bySenses.values()) {
    for (const forms of connected(list)) words.push({ forms, senses: forms[0].senses });
  }
  return words;
}

function connected(lines) {
  const groups = [];
  for (const line of lines) {
    const keys = [foldKana(line.kana), ...(line.kanji ? [line.kanji] : [])];
    const hits = groups.filter((group) => keys.some((key) => group.keys.has(key)));
    const joined = { keys: new Set(keys), lines: [line] };
    for (const hit of hits) {
      joined.lines.unshift(...hit.lines);
      for (const key of hit.keys) joined.keys.add(key);
      groups.splice(groups.indexOf(hit), 1);
    }
    groups.push(joined);
  }
  return groups.map((group) => group.lines);
}

/** Katakana to hiragana; the long vowel mark stays. */
export function foldKana(text) {
  return text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
