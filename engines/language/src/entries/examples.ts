import { foldForSearch } from '@kotoba/japanese';
import type { PartOfSpeech } from '@kotoba/contracts';
import type { AuthoredLibrary } from '../authored/library';
import type { AuthoredSentence, AuthoredWord } from '../authored/authored-word';
import type { ExampleSentence } from '../language';
import { runningHiragana, spacedRomaji } from '../reading/word-spaces';
import { nearnessTo } from './near-meaning';

const SURU = 'する';
/** What follows a noun that is its する verb. */
const VERBAL = ['し', 'する', 'すれ', 'させ', 'され'];

/** A word as its examples are looked for. */
export interface ExampleQuery {
  readonly written: string;
  readonly kana: string;
  readonly en: string;
  readonly partOfSpeech: PartOfSpeech;
}

export interface Examples {
  /** All our examples of a word, best first; empty where nobody wrote one. */
  of(word: ExampleQuery): ExampleSentence[];
  /** The same without our sentences for another meaning of the word: 磨く "to improve" has none about teeth. */
  ofSense(word: ExampleQuery): ExampleSentence[];
}

export function createExamples(library: AuthoredLibrary): Examples {
  const examplesOf = (query: ExampleQuery, ours: typeof authoredFor): ExampleSentence[] => {
    const own = [ours, asPhrase, asVerb]
      .map((find) => find(query, library))
      .find((sentences) => sentences.length > 0);
    return (own ?? []).map((sentence) => toExample(sentence, 'authored'));
  };
  return {
    of: (query) => examplesOf(query, authoredFor),
    ofSense: (query) => examplesOf(query, authoredInSense),
  };
}

/** Our sentences for the word in the sense that is asked for. */
function authoredInSense(query: ExampleQuery, library: AuthoredLibrary): AuthoredSentence[] {
  const nearly = nearnessTo(query.en);
  return namesakes(query, library)
    .filter(({ en, partOfSpeech }) => nearly({ partOfSpeech, glosses: en.split('; ') }) !== null)
    .flatMap(({ sentences }) => sentences);
}

/**
 * Sentences of a noun in which it is its する verb: 小説を英語に翻訳しました is an example of 翻訳する. Only of nouns whose reading is
 * the verb's.
 */
function asVerb({ written, kana, partOfSpeech }: ExampleQuery, library: AuthoredLibrary): AuthoredSentence[] {
  if (partOfSpeech !== 'verb' || !written.endsWith(SURU) || !kana.endsWith(SURU)) return [];
  const noun = written.slice(0, -SURU.length);
  const nounKana = foldForSearch(kana.slice(0, -SURU.length));
  return library
    .byJapanese(noun)
    .filter((word) => word.written === noun && foldForSearch(word.kana) === nounKana)
    .flatMap(({ sentences }) => sentences)
    .filter(({ ja }) => VERBAL.some((ending) => ja.includes(noun + ending)));
}

/** The same meanings are the same word, whichever of them was asked for first. */
const inOrder = (meanings: string): string => meanings.split('; ').sort().join('; ');

/** Words of ours with this spelling and reading; of two meanings of one spelling, the one that is asked for. */
function authoredFor(query: ExampleQuery, library: AuthoredLibrary): AuthoredSentence[] {
  const same = namesakes(query, library);
  const asked = same.filter((word) => inOrder(word.en) === inOrder(query.en));
  // 〜直す, behind another verb, is not the 直す of a broken watch.
  if (query.partOfSpeech === 'suffix' && asked.length === 0) return [];
  return (asked.length > 0 ? asked : same.slice(0, 1)).flatMap(({ sentences }) => sentences);
}

const namesakes = ({ written, kana }: ExampleQuery, library: AuthoredLibrary): readonly AuthoredWord[] =>
  library
    .byJapanese(written)
    .filter((word) => word.written === written && foldForSearch(word.kana) === foldForSearch(kana));

/** What is said before or after a phrase of our book. */
const asPhrase = ({ written }: ExampleQuery, library: AuthoredLibrary): AuthoredSentence[] =>
  library.phrases.filter((phrase) => phrase.written === written).map(({ example }) => example);

export function toExample(
  { ja, kana, en }: AuthoredSentence,
  source: ExampleSentence['source'],
): ExampleSentence {
  return {
    ja_sentence: ja,
    ja_hiragana_sentence: runningHiragana(kana),
    romaji_sentence: spacedRomaji(kana),
    en_sentence: en,
    source,
  };
}
