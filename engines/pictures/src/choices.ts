import { readFileSync } from 'node:fs';
import { packageFile } from './package-file';
import type { IconLibrary } from './icon-library';
import { motifOf, type Motif } from './motif';

/** A row of data/pictures/choices.tsv: pictures chosen by hand, best first; none means a card. */
export interface Choice {
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
