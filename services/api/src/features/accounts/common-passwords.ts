import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { packageFile } from '../../platform/package-file';

/** Signs that stand for the letter they look like. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const fold = (value: string): string => value.replace(/[013457@$!]/g, (sign) => LOOK_ALIKES[sign] ?? sign);

let common: ReadonlySet<string> | null = null;

/** Read when the first password is chosen, not at the start of a server. */
function commonPasswords(): ReadonlySet<string> {
  if (common === null) {
    const file = readFileSync(packageFile('data/common-passwords.txt.br'));
    const lines = brotliDecompressSync(file).toString('utf8').trimEnd().split('\n');
    common = new Set(lines.map(fold));
  }
  return common;
}

/**
 * Whether everybody who guesses would try this password early: it is one of the commonest, in whatever case, with `0` for `o` and the like,
 * or with more digits and marks around it ("Sunshine2024!"). Source: ACC-15; NIST SP 800-63B, 3.1.1.2.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const withoutTail = plain.replace(/\P{L}+$/u, '');
  const candidates = [
    plain,
    plain.replace(/^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu, ''),
    withoutTail,
    withoutTail.replace(/^\P{L}+/u, ''),
  ];
  const known = commonPasswords();
  return candidates.some((candidate) => known.has(fold(candidate)));
}
