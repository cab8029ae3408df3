import fc from 'fast-check';
import { mailPieces } from './mail-links';

const origin = 'http://localhost:3000';

test('an address of this suite becomes a way inside the app', () => {
  const text = `Hello!\n${origin}/auth/email-verification?token=abc_-1&from=%2Fchat\nBye.`;
  expect(mailPieces(text, origin)).toEqual([
    { text: 'Hello!\n' },
    {
      text: `${origin}/auth/email-verification?token=abc_-1&from=%2Fchat`,
      href: `${origin}/auth/email-verification?token=abc_-1&from=%2Fchat`,
      to: '/auth/email-verification?token=abc_-1&from=%2Fchat',
    },
    { text: '\nBye.' },
  ]);
});

test('an address of another origin stays outside, and the full stop stays in the sentence', () => {
  expect(mailPieces('See https://example.org/a.', origin)).toEqual([
    { text: 'See ' },
    { text: 'https://example.org/a', href: 'https://example.org/a' },
    { text: '.' },
  ]);
});

test('never makes a link of another scheme', () => {
  expect(mailPieces('javascript:alert(1) data:text/html,x', origin)).toEqual([
    { text: 'javascript:alert(1) data:text/html,x' },
  ]);
});

test('loses nothing of the text', () => {
  const part = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom('http://', 'https://]', '. ', '\n', 'https://example.org/a?b=c#d', `${origin}/x`),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      expect(
        mailPieces(text, origin)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
