import { typedSpellings } from './comparison-words.repository';

test.each([
  ['消しゴム', ['消しゴム']],
  [' 消しゴム。', ['消しゴム', '消しゴム。']],
  ['消しｺﾞﾑ', ['消しゴム']],
  ['ｔシャツ', ['tシャツ', 'Tシャツ']],
  ['人々', ['人々', '人人']],
  ['人人', ['人々', '人人']],
  ['娘。', ['娘。', '娘']],
])('%s may be stored as %s', (typed, stored) => {
  expect(typedSpellings(typed)).toEqual(expect.arrayContaining(stored));
});

test('nothing is stored as nothing', () => {
  expect(typedSpellings('  ')).toEqual(['']);
});
