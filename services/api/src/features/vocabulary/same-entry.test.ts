import { isSameEntry, type ComparedEntry } from './same-entry';

const entry = (
  enWord: string,
  hiragana: string | null,
  kanji: string | null,
  katakana: string | null = null,
): ComparedEntry => ({
  enWord,
  hiragana,
  katakana,
  kanji,
});

test.each([
  ['the same word', entry('umbrella', 'かさ', '傘'), entry('umbrella', 'かさ', '傘')],
  ['one of several meanings', entry('umbrella', 'かさ', '傘'), entry('Umbrella; parasol', 'かさ', '傘')],
  ['one without kanji', entry('umbrella', 'かさ', '傘'), entry('an umbrella', 'かさ', null)],
  ['a verb with and without "to"', entry('to eat', 'たべる', '食べる'), entry('eat', 'たべる', '食べる')],
  ['a remark in parentheses', entry('hot (weather)', 'あつい', '暑い'), entry('hot', 'あつい', '暑い')],
  ['the other kana', entry('coffee', null, null, 'コーヒー'), entry('coffee', 'こーひー', null)],
  ['half width', entry('cat', null, null, 'ﾈｺ'), entry('cat', 'ねこ', '猫')],
  ['kanji without a reading', entry('umbrella', null, '傘'), entry('umbrella', 'かさ', '傘')],
])('%s is the same', (_, a, b) => {
  expect(isSameEntry(a, b)).toBe(true);
  expect(isSameEntry(b, a)).toBe(true);
});

test.each([
  ['another meaning', entry('bridge', 'はし', '橋'), entry('chopsticks', 'はし', '箸')],
  ['another meaning in kana', entry('bridge', 'はし', null), entry('edge', 'はし', null)],
  ['another kanji', entry('to meet', 'あう', '会う'), entry('to meet', 'あう', '逢う')],
  ['another reading', entry('one person', 'ひとり', '一人'), entry('one person', 'いちにん', '一人')],
  ['nothing to compare', entry('x', null, null), entry('x', null, null)],
])('%s is not', (_, a, b) => {
  expect(isSameEntry(a, b)).toBe(false);
  expect(isSameEntry(b, a)).toBe(false);
});
