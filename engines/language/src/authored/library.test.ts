import { loadLibrary } from './library';

const library = loadLibrary();

test.each([
  ['language', '言葉'],
  ['child', '子ども'],
  ['leg', '足'],
  ['part', '部分'],
  ['to open', '開ける'],
])('of several words that mean “%s”, %s comes first', (meaning, written) => {
  expect(library.byMeaning(meaning.replace(/^to /, ''))[0]?.written).toBe(written);
});

test('parts of words are found as they are written, not by their sound', () => {
  const found = (text: string) => library.byJapanese(text).map(({ written }) => written);
  expect(found('か')).not.toContain('家');
  expect(found('さん')).toContain('さん');
  expect(found('冊')).toEqual(['冊']);
  expect(found('ごかい')).not.toContain('五回');
});
