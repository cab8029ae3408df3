import { readFileSync } from 'node:fs';
import { loadLibrary } from '../authored/library';
import { packageFile } from '../package-file';
import { createTokeniser } from '../reading/tokeniser';
import { createCorrector } from './correct';

const tokeniser = createTokeniser();
afterAll(() => tokeniser.close());
const corrected = createCorrector(loadLibrary(), tokeniser, async () => null);

const sentences = readFileSync(packageFile('src/testing/right-sentences.tsv'), 'utf8').trim().split('\n');

// LANG-15, LANG-31. Each looks like a mistake, and is right: who is not sure says nothing.
test.each(sentences)('%s is right', async (sentence) => {
  expect(await corrected(sentence)).toEqual({ text: sentence, remarks: [], questions: [] });
});

test('finds nothing wrong in any sentence that we wrote ourselves', async () => {
  const { words, phrases } = loadLibrary();
  const ours = [
    ...words.flatMap((word) => word.sentences.map(({ ja }) => ja)),
    ...phrases.map(({ example }) => example.ja),
  ];
  const wrong: string[] = [];
  for (const sentence of ours) {
    const { text, remarks, questions } = await corrected(sentence);
    if (text !== sentence || remarks.length > 0 || questions.length > 0) wrong.push(`${sentence} → ${text}`);
  }
  expect(ours.length).toBeGreaterThan(1500);
  expect(wrong).toEqual([]);
}, 180_000);
