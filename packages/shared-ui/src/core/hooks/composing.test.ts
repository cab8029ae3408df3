import { isComposing, isSubmitKey } from './composing';

const key = (over: object) => ({ key: 'Enter', shiftKey: false, keyCode: 13, ...over });

test.each([
  ['Enter', key({ nativeEvent: { isComposing: false } }), true],
  ['Enter of a DOM event', key({ isComposing: false }), true],
  ['Shift+Enter', key({ shiftKey: true }), false],
  ['Enter that ends a composition', key({ nativeEvent: { isComposing: true } }), false],
  [
    'the same in Safari, after compositionend',
    key({ keyCode: 229, nativeEvent: { isComposing: false } }),
    false,
  ],
  ['another key', key({ key: 'a', keyCode: 65 }), false],
])('%s sends: %p', (_what, event, sends) => {
  expect(isSubmitKey(event)).toBe(sends);
});

test('a composition is seen on React and DOM events', () => {
  expect(isComposing(key({ nativeEvent: { isComposing: true } }))).toBe(true);
  expect(isComposing(key({ isComposing: true }))).toBe(true);
  expect(isComposing(key({}))).toBe(false);
});
