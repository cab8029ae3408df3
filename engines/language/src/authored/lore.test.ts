import { createCorrector } from '../correction/correct';
import { createTokeniser } from '../reading/tokeniser';
import { loadLibrary } from './library';
import { readLore } from './lore';
import { authoredRows } from './read-authored';

const tokeniser = createTokeniser();
afterAll(() => tokeniser.close());
const library = loadLibrary();
const lore = readLore(library.words, library.phrases);

test('what is told has nothing in it that the corrector would put right', async () => {
  const correct = createCorrector(library, tokeniser, async () => null);
  const told = [
    ...authoredRows('grammar.tsv', 6).flatMap(({ columns: [, , one = '', , other = ''] }) => [one, other]),
    ...authoredRows('talk.tsv', 3).map(({ columns: [, answer = ''] }) => answer),
  ];
  const wrong = [];
  for (const sentence of told) if ((await correct(sentence)).remarks.length > 0) wrong.push(sentence);
  expect(wrong).toEqual([]);
});

test.each([
  [['たら', 'ば'], 'ば gives the condition'],
  [['〜たことがある'], 'experience'],
  [['ばかり', 'だけ'], 'nothing but'],
  [['くせに'], 'blames'],
  [['を'], 'moves through'],
  [['おいしそう', 'おいしいそう'], 'looks delicious'],
])('%j is told as a point of grammar', (asked, note) => {
  expect(lore.grammar(asked)?.note).toContain(note);
});

test('tells nothing of what nobody wrote', () => {
  expect(lore.grammar(['たら', '猫'])).toBeNull();
  expect(lore.keigo('泳ぐ')).toBeNull();
  expect(lore.pairOf('泳ぐ')).toBeNull();
  expect(lore.parts('鬱')).toEqual([]);
  expect(lore.kin('neighbor')).toBeNull();
  expect(lore.talk('学校に行きます')).toBeNull();
  expect(lore.nearest('a purple elephant')).toBeNull();
});

test('tells what stands in the tables', () => {
  expect(lore.keigo('言う')?.humble).toEqual({ written: '申す', kana: 'もうす' });
  expect(lore.pairOf('開く')?.does).toBe('開ける');
  expect(lore.parts('休')).toEqual(['人 person', '木 tree']);
  expect(lore.kin('older sister')?.others.written).toBe('お姉さん');
  expect(lore.grammarFor('must not')?.names).toEqual(['てはいけない']);
  expect(lore.sequence('the seasons')).toHaveLength(4);
  expect(lore.talk('are you a real person?')?.ja).toContain('プログラム');
  expect(lore.talk('who is the prime minister of japan')?.en).toContain('cannot');
  expect(lore.talk('the president is late')).toBeNull();
  expect(lore.talk('今日はとても疲れました')?.ja).toContain('お疲れさまでした');
});

test.each([
  ['the four seasons with their kanji', 4],
  ['what are the months called', 12],
  ['100 200 300 up to 900, how to read', 10],
  ['numbers from 11 to 20', 10],
  ['numbers 1 to 100', 10],
  ['all the question words', 12],
  ['list the particles and what they do', 14],
])('%s is an order of %i', (asked, many) => {
  expect(lore.sequence(asked)).toHaveLength(many);
});

test.each([
  'what time is it',
  'how do you say year',
  'the',
  'how do i say next week',
  'te form of taberu',
  'i study every morning and evening',
])('%s asks for no order', (asked) => {
  expect(lore.sequence(asked)).toBeNull();
});

test('an order goes on, grammar has English names', () => {
  expect(lore.sequenceWith(['いっぷん', 'にふん'])?.[2]?.kana).toBe('さんぷん');
  expect(lore.sequenceWith(['に', 'で'])).toBeNull();
  expect(lore.grammarAbout('how do conditionals work')?.names).toContain('たら');
  expect(lore.grammarAbout('conditionals are great')).toBeNull();
});
