import fc from 'fast-check';
import { parseRequest } from './parse-request';

const nothing = { count: null, levels: [], partOfSpeech: null, terms: [] };

test.each([
  ['10 n5 verbs about food', { count: 10, levels: ['N5'], partOfSpeech: 'verb', terms: ['food'] }],
  ['i want to learn the words of travel by train', { ...nothing, terms: ['travel', 'by', 'train'] }],
  ['beginner nouns please', { ...nothing, levels: ['N5', 'N4'], partOfSpeech: 'noun' }],
  ['i-adjectives', { ...nothing, partOfSpeech: 'i-adjective' }],
  ['くだもの', { ...nothing, terms: ['くだもの'] }],
  ["let's practice", nothing],
  ['', nothing],
  ['0 words', nothing],
  ['constructor __proto__', { ...nothing, terms: ['constructor', 'proto'] }],
])('"%s"', (message, request) => {
  expect(parseRequest(message)).toEqual(request);
});

test('takes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (message) => Array.isArray(parseRequest(message).terms)),
  );
});
