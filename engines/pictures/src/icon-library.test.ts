import { loadChoices, loadHomographs, loadIcons } from './icon-library';

const icons = loadIcons();
const choices = loadChoices(icons);

test('every row names words', () => {
  expect(choices.all.length).toBeGreaterThan(600);
  for (const row of choices.all) expect(row.japanese.length + row.english.length).toBeGreaterThan(0);
});

test('an English word that is chosen twice is a homograph: it decides nothing by itself', () => {
  const homographs = loadHomographs();
  const terms = choices.all.flatMap(({ english }) => english);
  expect(terms.filter((term, i) => terms.indexOf(term) !== i && !homographs.has(term))).toEqual([]);
});

test('a Japanese word chosen twice differs in meaning', () => {
  for (const word of new Set(choices.all.flatMap(({ japanese }) => japanese))) {
    const rows = choices.japanese(word);
    for (const row of rows) expect(row.english.length > 0 || rows.length === 1).toBe(true);
  }
});

test('every icon is drawing alone, and is there once', () => {
  expect(icons.all.length).toBeGreaterThan(1_500);
  expect(new Set(icons.all.map(({ name }) => name)).size).toBe(icons.all.length);
  for (const icon of icons.all) {
    expect(icon.body()).toMatch(/^<g.*<\/g>$|^<path|^<defs/s);
    expect(icon.body()).not.toMatch(/<script|<image|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)/i);
  }
});
