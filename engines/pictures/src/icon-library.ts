import { dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/**
 * A file of this package on disk. The servers are bundled, so the folder of the code says nothing; npm's link does.
 */
const packageFile = (...path: readonly string[]): string =>
  join(dirname(require.resolve('@kotoba/pictures/package.json')), ...path);

/** One emoji of Microsoft's Fluent set with the names that emojibase gives it. All texts are lower case. */
export interface Icon {
  readonly name: string;
  readonly label: string;
  readonly tags: readonly string[];
  readonly japaneseLabel: string;
  readonly japaneseTags: readonly string[];
  /** The inside of its SVG, 32 by 32 units. Read on demand: all bodies together are 2.7 MB. */
  body(): string;
}

export interface IconLibrary {
  readonly all: readonly Icon[];
  named(name: string): Icon | undefined;
  labelled(label: string): Icon | undefined;
}

const COLUMNS_BEFORE_BODY = 6;
const TAB = 0x09;
const NEWLINE = 0x0a;

const list = (column: string | undefined): string[] =>
  (column ?? '').toLowerCase().split(';').filter(Boolean);

/** "person walking" answers to "walking" too. */
const labelsOf = (label: string): string[] => [label, label.replace(/^person /, '')];

const readIcon = (line: Buffer): Icon => {
  let bodyStart = 0;
  for (let column = 0; column < COLUMNS_BEFORE_BODY; column += 1)
    bodyStart = line.indexOf(TAB, bodyStart) + 1;
  const [name = '', , label = '', tags, japaneseLabel = '', japaneseTags] = line
    .toString('utf8', 0, bodyStart)
    .split('\t');
  return {
    name,
    label: label.toLowerCase(),
    tags: list(tags),
    japaneseLabel: japaneseLabel.toLowerCase(),
    japaneseTags: list(japaneseTags),
    body: () => line.toString('utf8', bodyStart),
  };
};

/** Reads data/pictures/icons.tsv.br, about 20 ms; made by scripts/build.ts. */
export const loadIcons = (): IconLibrary => {
  const file = brotliDecompressSync(readFileSync(packageFile('data/icons.tsv.br')));
  const all: Icon[] = [];
  for (let start = 0; start < file.length;) {
    const end = file.indexOf(NEWLINE, start);
    all.push(readIcon(file.subarray(start, end)));
    start = end + 1;
  }
  const byName = new Map(all.map((icon) => [icon.name, icon]));
  const byLabel = new Map<string, Icon>();
  for (const icon of all) {
    for (const label of labelsOf(icon.label)) if (!byLabel.has(label)) byLabel.set(label, icon);
  }
  return { all, named: (name) => byName.get(name), labelled: (label) => byLabel.get(label) };
};

/** What a picture shows: one icon, or a second one small beside it (a shop with a fish). */
export interface Motif {
  readonly main: Icon;
  readonly beside: Icon | null;
}

export const motifOf = (main: Icon, beside: Icon | null = null): Motif => ({ main, beside });

/** In English, for a text alternative. */
export const describeMotif = ({ main, beside }: Motif): string =>
  beside ? `${main.label} with ${beside.label}` : main.label;

/** A row of data/pictures/choices.tsv: pictures chosen by hand, best first; none means a card. */
interface Choice {
  readonly japanese: readonly string[];
  readonly english: readonly string[];
  readonly motifs: readonly Motif[];
}

export interface Choices {
  readonly all: readonly Choice[];
  /** Rows of a Japanese word; a word in kana may be several words. */
  japanese(word: string): readonly Choice[];
  english(term: string): Choice | undefined;
}

const CARD = '-';

const readMotif = (text: string, icons: IconLibrary): Motif => {
  const [main, beside, ...more] = text.split('+').map((name) => {
    const icon = icons.named(name);
    if (!icon) throw new Error(`choices.tsv names an icon that does not exist: ${name}`);
    return icon;
  });
  if (!main || more.length > 0) throw new Error(`choices.tsv has a picture of no or too many icons: ${text}`);
  return motifOf(main, beside ?? null);
};

const readRow = (line: string, icons: IconLibrary): Choice => {
  const [japanese, english, pictures, ...more] = line.split('\t');
  if (japanese === undefined || english === undefined || !pictures || more.length > 0) {
    throw new Error(`choices.tsv has a row without three columns: ${line}`);
  }
  const names = pictures.split(' ').filter((name) => name !== CARD);
  return {
    japanese: japanese.split(' ').filter(Boolean),
    english: english
      .split(';')
      .map((term) => term.trim())
      .filter(Boolean),
    motifs: names.map((name) => readMotif(name, icons)),
  };
};

/** Reads the table of choices; throws when it names an icon that is not there. */
export const loadChoices = (icons: IconLibrary): Choices => {
  const text = readFileSync(packageFile('data/choices.tsv'), 'utf8');
  const all = text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => readRow(line, icons));
  const byJapanese = new Map<string, Choice[]>();
  const byEnglish = new Map<string, Choice>();
  for (const choice of all) {
    for (const word of choice.japanese) byJapanese.set(word, [...(byJapanese.get(word) ?? []), choice]);
    for (const term of choice.english) if (!byEnglish.has(term)) byEnglish.set(term, choice);
  }
  return { all, japanese: (word) => byJapanese.get(word) ?? [], english: (term) => byEnglish.get(term) };
};

/** English words of several senses: none of them decides a picture by itself. */
export interface Homographs {
  has(term: string): boolean;
  /** In simple sentences some of them are nearly always one thing: the train, the key. */
  isClearInSentences(term: string): boolean;
}

/** Reads data/homographs.txt: words, those that are clear in a sentence with a "+" behind them. */
export const loadHomographs = (): Homographs => {
  const words = readFileSync(packageFile('data/homographs.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' '))
    .filter(Boolean);
  const clear = new Map(words.map((word) => [word.replace(/\+$/, ''), word.endsWith('+')]));
  return { has: (term) => clear.has(term), isClearInSentences: (term) => clear.get(term) ?? true };
};
