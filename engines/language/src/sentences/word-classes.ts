import { authoredLines, columns } from '../authored/tsv';

/** What kind of thing a noun is: only words that we put into a class by hand get a sentence of that class. */
export type WordClass =
  | 'food'
  | 'drink'
  | 'animal'
  | 'place'
  | 'person'
  | 'clothing'
  | 'thing'
  | 'vehicle'
  | 'sport'
  | 'country'
  | 'study'
  | 'flower';

const CLASSES: readonly string[] = [
  ...['food', 'drink', 'animal', 'place', 'person', 'clothing'],
  ...['thing', 'vehicle', 'sport', 'country', 'study', 'flower'],
];

export interface ClassedWord {
  readonly written: string;
  readonly kana: string;
  readonly wordClass: WordClass;
  /** With its article, as an object: "a hamburger"; for sports the verb: "play badminton". */
  readonly object: string;
  /** In general: "hamburgers". */
  readonly general: string;
}

const isClass = (text: string): text is WordClass => CLASSES.includes(text);

/** The hand-made map `data/authored/word-classes.tsv`, by spelling. */
export function readWordClasses(): ReadonlyMap<string, ClassedWord> {
  const words = new Map<string, ClassedWord>();
  for (const line of authoredLines('word-classes.tsv')) {
    if (line.text.startsWith('#')) continue;
    const [written = '', kana = '', wordClass = '', object = '', general = ''] = columns(line, 5);
    if (!isClass(wordClass)) throw new Error(`${line.place}: unknown class ${wordClass}`);
    if (words.has(written)) throw new Error(`${line.place}: ${written} stands twice`);
    words.set(written, { written, kana, wordClass, object, general });
  }
  return words;
}
