import { typedBefore } from './typed-before';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ['', 'j', 'j'],
  ['j', 'a', 'ja'],
  ['ja', ' ', 'ja '],
  ['ja', 'Backspace', 'j'],
  ['', 'Backspace', ''],
  ['ja', 'Enter', null],
  ['ja', 'ArrowDown', null],
  ['ja', 'Process', null],
])('%j and the key %s make %j', (text, key, expected) => {
  expect(typedBefore(text, { ...plain, key })).toBe(expected);
});

test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('with %s a letter is a command', (modifier) => {
  expect(typedBefore('ja', { ...plain, key: 'a', [modifier]: true })).toBeNull();
});
