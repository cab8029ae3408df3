import type { CardMode } from '@kotoba/contracts';
import { session, station, word } from '../testing/fixtures';
import { rowsAsCsv, arranged, rowsOf } from './word-rows';

const done = session([
  [word(1), 1],
  [station, 2],
  [word(3), 3],
  [word(4), 0],
]);
const rows = rowsOf(done);
const places = (order: 'asked' | 'word' | 'verdict', onlyWrong = false) =>
  arranged(rows, { order, onlyWrong }).map(({ place }) => place);

test('each word tells what was typed, the right answer and the verdict', () => {
  expect(rows.map(({ typed, right, verdict }) => [typed, right, verdict])).toEqual([
    ['umbrella', 'umbrella', 'correct'],
    ['hat', 'umbrella', 'incorrect'],
    ['', 'umbrella', 'reviewed'],
    ['', 'umbrella', 'open'],
  ]);
});

test.each<[CardMode, string]>([
  [1, 'かさ'],
  [2, 'umbrella'],
  [3, '傘'],
  [4, 'umbrella'],
])('of a word that was not answered, mode %i tells what it asks for', (mode, right) => {
  expect(rowsOf(session([[word(1), 0]], { mode }))).toMatchObject([{ typed: '', right }]);
});

test('a deleted word keeps its row', () => {
  const [detail] = done.learnDetails;
  const gone = detail ? [{ ...detail, vocabularyId: null, vocabulary: null }] : [];
  expect(rowsOf({ learnDetails: gone })[0]).toMatchObject({ word: null, typed: 'umbrella' });
});

test('rows are ordered as asked, by meaning, or wrong first, and narrowed to the wrong ones', () => {
  expect(places('asked')).toEqual([1, 2, 3, 4]);
  expect(places('word')).toEqual([2, 1, 3, 4]);
  expect(places('verdict')).toEqual([2, 3, 4, 1]);
  expect(places('asked', true)).toEqual([2]);
});

test('the file computes no cell', () => {
  const formula = rows.slice(1, 2).map((row) => ({ ...row, typed: '=1+1' }));
  const wording = { titles: ['Place', 'Japanese'], verdictOf: () => 'Incorrect' };
  expect(rowsAsCsv(formula, wording)).toBe(
    "\uFEFFPlace,Japanese\r\n2,駅,station,'=1+1,umbrella,Incorrect\r\n",
  );
});
