import { createTokeniser } from '../../src/reading/tokeniser';
import { likelierReadingFirst } from './readings';

const tokeniser = createTokeniser();
afterAll(() => tokeniser.close());

const word = (kanji: string, weight: number, ...readings: string[]) => ({
  forms: readings.map((kana) => ({ kanji, kana, common: false, odd: false, points: weight })),
  senses: [{ pos: ['n'], misc: [], glosses: ['word'] }],
  level: null,
  weight,
});

test.each([
  ['億劫', 0, ['おくこう', 'おっくう'], 'おっくう'],
  ['蓮根', 0, ['はすね', 'れんこん'], 'れんこん'],
  // What is known of its use decides before.
  ['億劫', 20, ['おくこう', 'おっくう'], 'おくこう'],
  // Put together by the tokeniser, it says nothing.
  ['職人気質', 0, ['しょくにんかたぎ', 'しょくにんきしつ'], 'しょくにんかたぎ'],
])('%s of weight %i is first read as it is said', async (kanji, weight, readings, first) => {
  const { forms } = await likelierReadingFirst(word(kanji, weight, ...readings), tokeniser);
  expect([forms[0]?.kana, forms.length]).toEqual([first, readings.length]);
});
