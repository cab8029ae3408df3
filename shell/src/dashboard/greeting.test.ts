import { greetingAt, hourIn } from './greeting';

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

test.each([
  ['UTC', '2026-03-10T00:00:00Z', 0],
  ['Asia/Tokyo', '2026-03-10T20:30:00Z', 5],
  ['Asia/Kathmandu', '2026-03-10T05:14:59Z', 10],
  ['Asia/Kathmandu', '2026-03-10T05:15:00Z', 11],
  ['Pacific/Apia', '2026-03-10T10:59:00Z', 23],
  // Clocks go forward at two: what was five is six.
  ['America/New_York', '2026-03-07T10:00:00Z', 5],
  ['America/New_York', '2026-03-08T10:00:00Z', 6],
  ['America/New_York', '2026-11-01T10:00:00Z', 5],
])('in %s it is at %s %i o’clock', (zone, now, hour) => {
  expect(hourIn(zone, new Date(now))).toBe(hour);
});

test('without a zone that the browser knows, this device’s clock counts', () => {
  const now = new Date(2026, 2, 10, 17, 30);
  expect(hourIn(undefined, now)).toBe(17);
  expect(hourIn('Mars/Olympus', now)).toBe(17);
});
