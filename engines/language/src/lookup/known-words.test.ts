import { loadLibrary } from '../authored/library';
import { parseForms, parseSenses } from '../dictionary/word';
import { isTaughtOtherwise } from './known-words';

const library = loadLibrary();
const found = (forms: string, senses: string, [sense, gloss]: readonly [number, number]) => ({
  ...{
    word: { id: 1, forms: parseForms(forms), senses: parseSenses(senses), core: true, level: 4, weight: 200 },
  },
  ...{ sense, gloss, score: 0, byAction: false, isExact: true },
});
const BRUSH = ['磨く[みがく]', 'v5k,vt||to polish/to brush¦||to refine/to improve'] as const;
const SEARCH = ['探す[さがす]', 'v5s,vt||to look for/to search for¦||to search (a house)'] as const;
const UNKNOWN = ['改良[かいりょう]', 'n,vs||improvement'] as const;

test.each([
  ['a meaning that we teach', BRUSH, [0, 1], false],
  ['a sense that we leave out', BRUSH, [1, 1], true],
  ['a meaning within a longer one of the taught sense', SEARCH, [1, 0], false],
  ['a word that is none of ours', UNKNOWN, [0, 0], false],
] as const)('%s', (_, [forms, senses], place, otherwise) => {
  expect(isTaughtOtherwise(library, found(forms, senses, place))).toBe(otherwise);
});
