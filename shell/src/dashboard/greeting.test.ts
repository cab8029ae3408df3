import { greetingAt } from './greeting';

test.each([
  [0, 'こんばんは'],
  [4, 'こんばんは'],
  [5, 'おはようございます'],
  [10, 'おはようございます'],
  [11, 'こんにちは'],
  [17, 'こんにちは'],
  [18, 'こんばんは'],
  [23, 'こんばんは'],
])('at %i o’clock it says %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});
