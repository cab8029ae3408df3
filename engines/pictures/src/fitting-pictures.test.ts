import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadChoices, loadHomographs, loadIcons } from './icon-library';
import { MotifFinder } from './find-motifs';

interface Row {
  readonly japanese: string;
  readonly reading: string;
  readonly english: string;
  readonly partOfSpeech: string;
  readonly fits: readonly string[];
}

const rows: readonly Row[] = readFileSync(join(__dirname, 'testing/fitting-pictures.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [japanese = '', reading = '', english = '', partOfSpeech = '', fits = ''] = line.split('\t');
    return { japanese, reading, english, partOfSpeech, fits: fits.split(' ') };
  });

const icons = loadIcons();
const finder = new MotifFinder(icons, loadChoices(icons), loadHomographs());

/** What is drawn first for a word. */
const drawn = ({ japanese, reading, english, partOfSpeech }: Row): string =>
  finder.forWord({
    ja_word: japanese,
    hiragana: reading,
    en_word: english,
    part_of_speech: partOfSpeech,
  })[0]?.main.name ?? 'none';

/** Source: MEDIA-12. */
test('a picture is of the sense of its word, and a thing that has an icon gets it', () => {
  const unfit = rows
    .map((row) => ({ ...row, drawn: drawn(row) }))
    .filter((row) => !row.fits.includes(row.drawn));
  const told = unfit.map((row) => `${row.japanese} (${row.english}): ${row.drawn}`);
  // Of another sense, never; a card instead of an icon, seldom.
  expect(told.filter((line) => !line.endsWith(': none'))).toEqual([]);
  expect(told.length).toBeLessThanOrEqual(rows.length * 0.03);
});
