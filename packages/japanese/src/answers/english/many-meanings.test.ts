import { checkAnswerOfType, meaningKeys, type AnswerEntry } from '..';

const parts = (from: number) => Array.from({ length: 25 }, (_, i) => `w${from + i}x`).join(', ');
const entry: AnswerEntry = { en: 'bird', alternatives: Array.from({ length: 50 }, (_, i) => parts(i * 25)) };
const judge = (input: string) =>
  checkAnswerOfType({ type: 'en', entry, otherSaved: [], input, isEnglishWord: () => true }).reason;

test('of fifty long lists the first ones are told apart, and each of the others counts as a whole', () => {
  expect(meaningKeys(entry.en, ...(entry.alternatives ?? [])).length).toBeLessThan(260);
  expect([judge('bird'), judge('w0x'), judge('w150x')]).toEqual(['exact', 'exact', 'exact']);
  expect([judge('w1249x'), judge(parts(49 * 25))]).toEqual(['real_word', 'exact']);
});

test('one text has all of its parts', () => {
  const letters = Array.from({ length: 100 }, (_, i) => String.fromCodePoint(0x4e00 + i));
  expect(meaningKeys(letters.join(','))).toEqual(expect.arrayContaining(letters));
});
