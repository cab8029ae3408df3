import { cleanText, learnerName } from './learner-text';

const messageOf = (value: string): string | undefined =>
  learnerName(100, { label: 'Collection' }).safeParse(value).error?.issues[0]?.message;

test.each([
  '\u200b',
  '\u200b\u2060\ufeff',
  '\u3164',
  '\u00ad',
  '\u2800',
  '\u115f \u1160',
  '\u202e',
  '\u0301',
  '\u{e0001}',
])('VOC-38 a name of nothing that can be seen is refused: %j', (name) =>
  expect(messageOf(name)).toBe('Collection needs letters that can be seen'),
);

test.each(['My\nwords', 'My\r\nwords', 'My\rwords', 'My\u2028words', 'My\u0085words', 'My\u000bwords'])(
  'VOC-38 a name on two lines is refused: %j',
  (name) => expect(messageOf(name)).toBe('Collection must be on one line'),
);

test.each(['A', '傘', '🍎', '!', '  Food ', 'e\u0301', '👩\u200d👩\u200d👧', 'नि', '1', 'می\u200cخواهم'])(
  'VOC-38 %j is a name',
  (name) => expect(messageOf(name)).toBeUndefined(),
);

test('what separates the fields of files is no part of a text', () => {
  expect(cleanText('\u001f')).toBe('');
  expect(cleanText(' a\u001fb\u001c ')).toBe('ab');
});
