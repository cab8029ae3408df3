import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { packageFile } from './package-file';

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

/** Reads data/pictures/icons.tsv.br, about 20 ms; made by scripts/pictures/build.mjs. */
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
