import { openersOf } from './openers-of';

const nothing = { today: '2026-11-26', noted: null, isDue: false, isHard: false };

test.each([
  ['nothing is known', {}, ['lesson', 'meaning', 'word', 'difference']],
  ['noted today', { noted: '2026-11-26' }, ['today', 'lesson', 'meaning', 'word']],
  ['noted yesterday', { noted: '2026-11-25' }, ['yesterday', 'lesson', 'meaning', 'word']],
  ['noted before', { noted: '2026-11-24' }, ['lesson', 'meaning', 'word', 'difference']],
  ['all of it', { noted: '2026-11-26', isDue: true, isHard: true }, ['today', 'due', 'wrong', 'lesson']],
])('four requests when %s', (_name, day, openers) => {
  expect(openersOf({ ...nothing, ...day })).toEqual(openers);
});
