import fc from 'fast-check';
import { createAnswerText, plain } from './provider-answer';

const MAX_LENGTH = 200;
const read = (...pieces: string[]) => {
  const answer = createAnswerText(MAX_LENGTH);
  const shown = pieces.map((piece) => answer.push(piece)).join('');
  return { shown, ...answer.finish() };
};
const FENCED = 'Here is 傘.\n```cards\n[1]\n```\nGood luck!';

test('text and cards are told apart', () => {
  expect(read('Hello.')).toEqual({ shown: 'Hello.', text: 'Hello.', cards: null });
  expect(read(FENCED)).toEqual({
    shown: 'Here is 傘.\n',
    text: 'Here is 傘.\n\nGood luck!',
    cards: '\n[1]\n',
  });
});

test('how the answer is cut into pieces changes nothing, and no piece of the block is shown', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(FENCED.length)), (cuts) => {
      const at = [...new Set(cuts)].sort((a, b) => a - b);
      const pieces = [0, ...at].map((from, index) => FENCED.slice(from, at[index]));
      expect(read(...pieces)).toEqual(read(FENCED));
    }),
  );
});

test.each([
  ['a tag', '<b>bold</b>'],
  ['a tag that is cut', 'Look <img src=x'],
  ['a comment', '<!-- hidden'],
  ['a picture', '![x](http://x.example/a.png)'],
  ['too long a text', 'a'.repeat(MAX_LENGTH + 1)],
  ['Russian', 'Зонт по-японски будет каса'],
  ['Chinese', '雨傘是一種在下雨天使用的工具非常方便攜帶'],
  ['a block without an end', 'Hi.\n```cards\n['],
  ['two blocks', 'Hi.\n```cards\n[]\n```\n```cards\n[]\n```'],
])('%s is refused', (_, text) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ code: 'UNSUITABLE' }));
});

test.each(['3 < 5 and 7 > 5', '傘は「かさ」と読みます。', '東京', 'Café, naïve, kōhī', '`code`'])(
  '%s may be said',
  (text) => {
    expect(() => read(text)).not.toThrow();
  },
);

test('Markdown becomes plain text', () => {
  expect(plain('## Rain\n\n\n\n**雨** is *one* [word](http://x.example/)\n* a\n- b')).toBe(
    'Rain\n\n雨 is *one* word\n・a\n・b',
  );
});
