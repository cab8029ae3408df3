import { card, message } from './testing/conversation';
import { wholeMessages } from './whole-message';

test('whole messages are given as they came', () => {
  const messages = [message(1, 'hi'), message(2, 'Two words.', [card(5, 'umbrella'), card(null, 'rain')])];
  expect(wholeMessages(messages)).toBe(messages);
  expect(wholeMessages([])).toEqual([]);
});

test.each<[what: string, messages: unknown]>([
  ['no list', undefined],
  ['a list of nothing', [null]],
  ['a message of nobody', [{ ...message(1, 'hi'), type: 'system' }]],
  ['a message without its text', [{ ...message(1, 'hi'), content: undefined }]],
  ['a message without its cards', [{ ...message(1, 'hi'), vocabularyData: null }]],
  ['a card without its fields', [{ ...message(1, 'hi'), vocabularyData: [{ id: 5 }] }]],
  ['a card with a number for a word', [message(2, 'hi', [{ ...card(5, 'umbrella'), ja_word: 5 as never }])]],
  ['a broken one behind a whole one', [message(1, 'hi'), { id: 2 }]],
])('%s is refused', (_what, messages) => {
  expect(() => wholeMessages(messages)).toThrow('whole messages');
});
