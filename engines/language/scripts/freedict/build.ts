/**
 * Makes engines/language/data/translations.tsv.br from the FreeDict English–Japanese dictionary, the same bytes each
 * time. Run it after the dictionary's build, of which it takes the words:
 *
 *   npx tsx engines/language/scripts/freedict/build.ts [--freedict <dict-freedict-eng-jpn.deb>] [--show <number>]
 *
 * Without a path the Debian package is fetched by `apt-get download`. `--show` prints that many samples of what was
 * left out. See README.md.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import type { EnglishKind } from '../../src/dictionary/translation';
import { englishKey } from '../../src/english-key';
import { dataFolder, unpackDebian, writeManifest, writePacked } from '../files';
import { type Entry, readEntries } from './dictd';
import { createKnownWords, type KnownWord } from './known-words';

/** Raise when the columns or the meaning of a column change; a server then loads the file anew. */
const FORMAT = 1;
const FREEDICT = { name: 'dict-freedict-eng-jpn', version: '2022.12.07-2' };
/** FreeDict's codes in words; an entry with another one, or without any, has no part of speech. */
const KINDS: Readonly<Record<string, EnglishKind>> = {
  n: 'noun',
  pn: 'name',
  v: 'verb',
  adj: 'adjective',
  adv: 'adverb',
  pronoun: 'pronoun',
  determiner: 'determiner',
  article: 'determiner',
  numeral: 'numeral',
  preposition: 'preposition',
  conjunction: 'conjunction',
  particle: 'particle',
  interjection: 'interjection',
  phraseologicalUnit: 'phrase',
  proverb: 'phrase',
  idiom: 'phrase',
};
/** Parts of words; what FreeDict gives for them has lost its first characters. */
const NO_WORD = /^(prefix|suffix|symbol)$/;

const { values: given } = parseArgs({
  options: { freedict: { type: 'string' }, show: { type: 'string' } },
});
const work = mkdtempSync(join(tmpdir(), 'kotoba-freedict-'));
try {
  const folder = join(unpackDebian(FREEDICT, work, given.freedict), 'usr/share/dictd');
  const name = join(folder, 'freedict-eng-jpn');
  const entries = readEntries(`${name}.index`, `${name}.dict.dz`);
  write(entries, keep(entries));
} finally {
  rmSync(work, { recursive: true, force: true });
}

interface Kept {
  readonly key: string;
  readonly line: string;
  readonly translations: number;
}

/** Lines of the entries that have a translation that we know; the others are counted and told. */
function keep(entries: readonly Entry[]): Kept[] {
  const known = createKnownWords(readDictionary());
  const left = new Map<string, string[]>();
  const leave = (why: string, text: string) => {
    const texts = left.get(why) ?? [];
    left.set(why, texts);
    texts.push(text);
  };
  const kept = entries.map((entry) => {
    const { headword, code } = entry;
    const line = lineOf(entry, (text, remark) => {
      const word = NO_WORD.test(code)
        ? 'part of a word'
        : known({ text, headword, remark, isName: code === 'pn' });
      if (typeof word !== 'string') return word;
      leave(word, `${headword}: ${text}`);
      return null;
    });
    if (line.translations === 0) leave('headword without any translation', headword);
    return line;
  });
  for (const [why, texts] of left) report(why, texts);
  return kept.filter(({ key, translations }) => key && translations > 0).sort(byKey);
}

/** An entry with the words of our dictionary that its translations are. */
function lineOf(
  { headword, code, senses }: Entry,
  find: (text: string, remark: string | null) => KnownWord | null,
): Kept {
  const known = senses.map(({ translations, remark }) => {
    const words = translations.map((text) => find(text, remark)).filter((word) => word !== null);
    const named = words.map(({ written, kana }) => (written === kana ? kana : `${written}[${kana}]`));
    return { words: [...new Set(named)], remark: (remark ?? '').replace(/[\s|¦]+/g, ' ') };
  });
  const kept = known.filter(({ words }) => words.length > 0);
  const column = kept.map(({ words, remark }) => `${words.join(';')}|${remark}`).join('¦');
  return {
    key: englishKey(headword),
    line: `${headword}\t${KINDS[code] ?? ''}\t${column}\n`,
    translations: kept.flatMap(({ words }) => words).length,
  };
}

/** Equal keys stand together, common nouns before proper ones (turkey, Turkey), else as in FreeDict. */
function byKey(a: Kept, b: Kept): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return Number(isCapital(a)) - Number(isCapital(b));
}

function isCapital({ line }: Kept): boolean {
  return /^\p{Lu}/u.test(line);
}

function readDictionary(): string[] {
  const packed = readFileSync(join(dataFolder, 'dictionary.tsv.br'));
  return brotliDecompressSync(packed).toString('utf8').split('\n').filter(Boolean);
}

/** How many, and with `--show` evenly spread samples. */
function report(why: string, texts: readonly string[]): void {
  console.log(`${texts.length} left out: ${why}`);
  const wanted = Number(given.show ?? 0);
  for (let at = 0; at < wanted; at += 1)
    console.log(`  ${texts[Math.floor((at * texts.length) / wanted)] ?? ''}`);
}

function write(entries: readonly Entry[], kept: readonly Kept[]): void {
  const text = kept.map(({ line }) => line).join('');
  const { version: dictionary } = JSON.parse(readFileSync(join(dataFolder, 'dictionary.json'), 'utf8')) as {
    version: string;
  };
  const manifest = {
    version: `${FORMAT}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`,
    headwords: kept.length,
    translations: kept.reduce((sum, { translations }) => sum + translations, 0),
    dictionary,
    sources: [`${FREEDICT.name} ${FREEDICT.version}`],
  };
  const size = writePacked('translations.tsv.br', text);
  writeManifest('translations.json', manifest);
  console.log(
    `${manifest.headwords} of ${entries.length} entries with ${manifest.translations} translations, ${size} bytes, version ${manifest.version}`,
  );
}
