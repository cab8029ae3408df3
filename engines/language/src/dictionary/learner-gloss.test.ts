import { learnerGloss } from './learner-gloss';
import type { DictionaryWord } from './word';

const word = (...glosses: string[]): DictionaryWord => ({
  id: 1,
  forms: [{ kanji: null, kana: 'がっかり', odd: false }],
  senses: [{ pos: ['vs'], marks: [], glosses }],
  core: true,
  level: 3,
  weight: 100,
});

test.each([
  [['success', 'hit'], 'to success'],
  [['to be disappointed', 'to lose heart'], 'to be disappointed'],
])('%j as the verb that was asked for: %s', (glosses, shown) => {
  const place = { sense: 0, gloss: 0, verb: true, askedAsVerb: true };
  expect(learnerGloss(word(...glosses), place).en).toBe(shown);
});

test.each([
  [['going up in flames', 'burning up'], 'to go up in flames; to burn up'],
  [['participation', 'joining'], 'to participate; to join'],
])('%j as the verb that was typed in Japanese: %s', (glosses, shown) => {
  expect(learnerGloss(word(...glosses), { sense: 0, gloss: 0, verb: true }).en).toBe(shown);
});

test('remarks are left out, and so is what is too awkward to be learnt', () => {
  const place = { sense: 0, gloss: 1 };
  expect(learnerGloss(word('to do something', 'to ring (a bell)', 'to sound'), place)).toEqual({
    en: 'to ring; to sound',
    others: [],
  });
});
