import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, 'gold');

/** A spelling with its reading in kana. */
export interface Written {
  readonly spelling: string;
  readonly reading: string;
}

export interface GoldWord {
  readonly level: string;
  readonly asked: string;
  readonly accepted: readonly Written[];
  readonly senses: readonly string[];
  readonly partsOfSpeech: readonly string[];
}

export interface GoldNote extends Omit<GoldWord, 'level'> {
  /** Whether a teacher would ask back which one is meant. */
  readonly ask: 'yes' | 'no' | 'either';
}

export interface GoldSentence {
  readonly ja: string;
  readonly kana: string;
  readonly romaji: string;
}

export interface GoldTopic {
  readonly topic: string;
  readonly on: ReadonlySet<string>;
  readonly off: ReadonlySet<string>;
}

/** What must hold of one answer of the assistant; every part is explained in `sets/assistant.ts`. */
export interface Question {
  readonly ask: string;
  readonly cards?: readonly [least: number, most: number];
  readonly all?: readonly string[];
  readonly any?: readonly string[];
  readonly none?: readonly string[];
  readonly say?: readonly OneOf[];
  readonly shown?: readonly OneOf[];
  readonly never?: readonly string[];
  readonly example?: OneOf;
  readonly newExample?: boolean;
  readonly fresh?: boolean;
  readonly topic?: string;
  readonly level?: readonly string[];
  readonly partOfSpeech?: string;
  readonly harder?: boolean;
  readonly easier?: boolean;
  /** Spellings that are on the topic whatever the topics say. */
  readonly on?: readonly string[];
  /** A sentence of the question is right, and must not be put right. */
  readonly uncorrected?: boolean;
  /** What the assistant must do: save, or start a practice. */
  readonly action?: string;
}
export type OneOf = string | readonly string[];

export interface Thread {
  readonly name: string;
  /** Requests of one kind. */
  readonly group: string;
  readonly turns: readonly Question[];
}

/** What the learner has who asks. */
export interface Profile {
  readonly words: readonly { readonly ja_word: string; readonly en_word: string }[];
  /** The day is a weekday's name, or how many days ago. */
  readonly notes: readonly { readonly text: string; readonly day: string | number }[];
  /** English of words that were answered wrong. */
  readonly mistakes: readonly string[];
}

const text = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** The lines of a table, cut at tabs. @throws Error naming a line with another number of columns */
function rows(file: string, columns: number): string[][] {
  return text(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const cells = line.split('\t');
      if (cells.length !== columns) throw new Error(`${file}: ${columns} columns expected in: ${line}`);
      return cells;
    });
}

export const toWritten = (pair: string): Written => {
  const [spelling = '', reading = ''] = pair.split(':');
  return { spelling, reading };
};

export const readWords = (file: string): GoldWord[] =>
  rows(file, 5).map(([level = '', asked = '', words = '', senses = '', kinds = '']) => ({
    level,
    asked,
    accepted: words.split(' ').map(toWritten),
    senses: senses.split(';').map((sense) => sense.trim()),
    partsOfSpeech: kinds.split(' '),
  }));

export const readNotes = (file: string): GoldNote[] =>
  rows(file, 6).map(([, asked = '', words = '', senses = '', kinds = '', ask = '']) => ({
    asked,
    accepted: words.split(' ').map(toWritten),
    senses: senses.split(';').map((sense) => sense.trim()),
    partsOfSpeech: kinds.split(' '),
    ask: ask === 'yes' || ask === 'no' ? ask : 'either',
  }));

/** An answer typed in a quiz about a word, with the meaning that its entry has. */
export interface GoldAnswer {
  readonly word: Written;
  readonly meaning: string;
  readonly typed: string;
  readonly mode: 'english' | 'japanese';
}

const toAnswer = ([word = '', meaning = '', typed = '', mode = '']: string[]): GoldAnswer => ({
  ...{ word: toWritten(word), meaning, typed },
  mode: mode === 'japanese' ? mode : 'english',
});
export const readSynonyms = (folder: string): GoldAnswer[] =>
  rows(`${folder}synonyms.tsv`, 4).map(([word = '', meaning = '', typed = '']) =>
    toAnswer([word, meaning, typed]),
  );
export const readTraps = (folder: string): GoldAnswer[] => rows(`${folder}traps.tsv`, 4).map(toAnswer);
/** Without a meaning: the word is what matters. */
export const readSecondReadings = (folder: string): GoldAnswer[] =>
  rows(`${folder}second-readings.tsv`, 3).map(([word = '', reading = '', typed = '']) =>
    toAnswer([`${word}:${reading}`, '', typed, 'japanese']),
  );

/** A note of several words, or a misspelt one. */
export const readSeveral = (folder: string): { asked: string; words: Written[][] }[] =>
  rows(`${folder}notes-several.tsv`, 2).map(([asked = '', words = '']) => ({
    asked: asked.replaceAll('\\n', '\n'),
    words: words.split(' / ').map((word) => word.split(' ').map(toWritten)),
  }));
export const readMisspelt = (folder: string): { typed: string; meant: string }[] =>
  rows(`${folder}misspelt.tsv`, 2).map(([typed = '', meant = '']) => ({ typed, meant }));
export const readSaid = (folder: string): { asked: string; accepted: string[] }[] =>
  rows(`${folder}notes-sentences.tsv`, 4).map(([, asked = '', accepted = '']) => ({
    asked,
    accepted: accepted.split(' / '),
  }));
export const readHomographs = (folder: string): { ja: string; kana: string }[] =>
  rows(`${folder}readings-in-sentences.tsv`, 4).map(([ja = '', kana = '']) => ({ ja, kana }));
export const readGiven = (folder: string): { en: string; kana: string; kanji: string[] }[] =>
  rows(`${folder}meanings-given.tsv`, 4).map(([en = '', kana = '', kanji = '']) => ({
    ...{ en, kana },
    kanji: kanji.split(' '),
  }));
export const readPictures = (folder: string): { word: Written; meaning: string; emoji: string[] }[] =>
  rows(`${folder}pictures.tsv`, 3).map(([word = '', meaning = '', emoji = '']) => ({
    ...{ word: toWritten(word), meaning },
    emoji: emoji.split(' '),
  }));

export interface SignedSentence {
  readonly word: Written;
  readonly en: string;
  readonly sentence: string;
  readonly isSigned: boolean;
  readonly why: string;
}
export const readSigned = (folder: string): SignedSentence[] =>
  rows(`${folder}signed.tsv`, 5).map(([word = '', en = '', sentence = '', verdict = '', why = '']) => ({
    ...{ word: toWritten(word), en, sentence, why },
    isSigned: verdict === 'yes',
  }));

export const readSentences = (): GoldSentence[] =>
  rows('sentences.tsv', 3).map(([ja = '', kana = '', romaji = '']) => ({ ja, kana, romaji }));

export const readTopics = (): GoldTopic[] =>
  rows('topics.tsv', 3).map(([topic = '', on = '', off = '']) => ({
    topic,
    on: new Set(on.split(' ')),
    off: new Set(off.split(' ')),
  }));

/** `topic|word` → does it belong? As judged by hand after earlier runs. */
export function readJudgements(): Map<string, boolean> {
  const judged = new Map<string, boolean>();
  for (const [topic, word, verdict] of rows('topic-judgements.tsv', 3)) {
    if (verdict !== 'on' && verdict !== 'off') throw new Error(`${topic} ${word}: judged neither on nor off`);
    judged.set(`${topic}|${word}`, verdict === 'on');
  }
  return judged;
}

/** Readings of words on the assistant's cards that a teacher has read and found right, `spelling:reading`. */
export const readReadings = (): Set<string> =>
  new Set(rows('card-readings.tsv', 2).map(([spelling = '', reading = '']) => `${spelling}:${reading}`));

export const readConversations = (file: string): { learner?: Profile; threads: Thread[] } =>
  JSON.parse(text(file)) as { learner?: Profile; threads: Thread[] };

export const readRight = (folder: string): string[] =>
  rows(`${folder}assistant-right.tsv`, 2).map(([sentence = '']) => sentence);
export const readMistakes = (folder: string): { sentence: string; kind: string; versions: string[] }[] =>
  rows(`${folder}assistant-wrong.tsv`, 3).map(([sentence = '', kind = '', versions = '']) => ({
    ...{ sentence, kind },
    versions: versions.split(' / '),
  }));
