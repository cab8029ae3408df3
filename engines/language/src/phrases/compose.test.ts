import { loadLibrary } from '../authored/library';
import { packageFile } from '../package-file';
import { createReader } from '../reading/reader';
import { createTokeniser } from '../reading/tokeniser';
import { createComposer } from './compose';
import { readFileSync } from 'node:fs';

const library = loadLibrary();
const compose = createComposer(library);
const tokeniser = createTokeniser();
const reader = createReader(tokeniser, library.readings);
afterAll(() => tokeniser.close());

/** The rows of a part of the table; "?" stands for a sentence that must be refused. */
function part(title: string): [string, string][] {
  const text = readFileSync(packageFile('src/testing/composed-sentences.tsv'), 'utf8');
  const section = text.split(/^## /m).find((one) => one.startsWith(title)) ?? '';
  return section
    .split('\n')
    .slice(1)
    .filter((line) => line.includes('\t'))
    .map((line) => line.split('\t') as [string, string]);
}

const sentences = [
  'tuned',
  'held',
  'fresh',
  'more',
  'looked over',
  'grown',
  'everyday',
  'inside a clause',
  'as the class says it',
].flatMap(part);

const written = (text: string): string => {
  const made = compose(text);
  return made.ok ? made.sentence.written : '?';
};

// LANG-12
test.each(sentences)('%s → %s', (english, japanese) => {
  expect(japanese.split('|')).toContain(written(english));
});

// LANG-12
test('a composed sentence is read as the tokeniser and our rules read it', async () => {
  const all = await Promise.all(
    sentences.map(async ([english]) => {
      const made = compose(english);
      if (!made.ok) return [];
      const { spaced } = await reader.read(made.sentence.written);
      return spaced === made.sentence.kana ? [] : [`${english}: ${made.sentence.kana} / ${spaced}`];
    }),
  );
  expect(all.flat()).toEqual([]);
});

const KIND = 'This kind of sentence is not known yet.';

// LANG-13
test.each(part('traps'))('refused, for what is missing (%s): %s', (missing, english) => {
  const made = compose(english);
  expect(made).toMatchObject({ ok: false });
  if (made.ok) return;
  if (missing !== 'kind') expect(made.message).toContain(`“${missing}”`);
  else expect(made.message).toMatch(/known yet|^No word was found for “\S+”\.$/);
});

// LANG-13
test.each([
  ['I bought a gizmo', 'No word was found for “gizmo”.'],
  ['I glorp every day', 'No word was found for “glorp”.'],
  ['I saw him swim', KIND],
  ['I live in Gunzenhausen', expect.stringContaining('in katakana')],
  ['My brother is tall', expect.stringContaining('older')],
])('%s: %s', (english, message) => {
  expect(compose(english)).toMatchObject({ ok: false, message });
});

test('what somebody could do is what one is happy about, and no leave', () => {
  expect(written("I'm glad that you could come")).toBe('来られて嬉しいです');
});

test('a name that the learner writes in katakana is taken', () => {
  expect(written('I am ギュンター')).toBe('私はギュンターです');
  expect(written('ギュンター is a teacher')).toBe('ギュンターさんは先生です');
});

// LANG-12
test('a composed sentence names the words that it is made of, and has the level of the hardest', () => {
  const made = compose('I forgot my umbrella');
  expect(made.ok && made.sentence.pieces.map(({ written: word, en }) => `${word} ${en}`)).toEqual([
    '傘 umbrella',
    '忘れる to forget',
  ]);
  expect(made.ok && made.sentence.level).toBe('N5');
});
