import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDictionaryFile } from '../dictionary/dictionary-file';
import { parseSenses } from '../dictionary/word';
import { americanSpelling } from '../english/spelling';
import { baseForms } from '../english/word-forms';
import { packageRoot } from '../../package-root';
import { loadLibrary } from './library';

/** Right, but in no meaning of the dictionary: irregular forms, new words. A word is added here when somebody has looked it up. */
const REVIEWED = new Set(
  readFileSync(join(packageRoot(), 'src/language/testing/reviewed-english.txt'), 'utf8').split(/\s+/),
);

const library = loadLibrary();
/** All that a learner reads; other names and other ways to ask are what learners type, and may be slang. */
const texts = [
  ...library.topics.flatMap(({ title, groups }) => [title, ...groups.map(({ name }) => name)]),
  ...library.words.flatMap(({ en, sentences }) => [en, ...sentences.map((sentence) => sentence.en)]),
  ...library.phrases.flatMap(({ meanings, example }) => [...meanings, example.en]),
];

test('every English word is spelled as in some meaning of the dictionary', async () => {
  const met = new Set<string>();
  for (const line of await readDictionaryFile()) {
    for (const { glosses } of parseSenses(line.split('\t')[1] ?? ''))
      for (const gloss of glosses) for (const word of wordsOf(gloss)) met.add(word);
  }
  const isKnown = (word: string): boolean =>
    REVIEWED.has(word) ||
    [word, ...baseForms(word)].some((form) => met.has(form) || met.has(americanSpelling(form)));
  const unknown = texts.flatMap((text) =>
    wordsOf(withoutNames(text))
      .filter((word) => !isKnown(word))
      .map((word) => `${word}: ${text}`),
  );
  expect(unknown).toEqual([]);
});

/** A capital inside a sentence begins a name. */
const withoutNames = (text: string): string => text.replace(/(?<=[a-z,;] )[A-Z][a-z]+/g, ' ');

/** Lower-case words without the ends of contractions. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/n't\b|'(s|re|ve|ll|d|m)\b/g, ' ')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);
}
