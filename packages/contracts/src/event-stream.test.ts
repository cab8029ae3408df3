import fc from 'fast-check';
import { createEventStreamParser } from './event-stream';

const all = (...chunks: string[]) => {
  const feed = createEventStreamParser();
  return chunks.flatMap((chunk) => feed(chunk));
};

test('gives a message when its blank line has come', () => {
  const feed = createEventStreamParser();
  expect(feed('data: {"a":1}\n')).toEqual([]);
  expect(feed('\n')).toEqual([{ event: 'message', data: '{"a":1}' }]);
});

test.each([
  ['a named event', 'event: note\ndata: x\n\n', [{ event: 'note', data: 'x' }]],
  ['several data lines', 'data: a\ndata: b\n\n', [{ event: 'message', data: 'a\nb' }]],
  [
    'CRLF',
    'data: a\r\n\r\ndata: b\r\n\r\n',
    [
      { event: 'message', data: 'a' },
      { event: 'message', data: 'b' },
    ],
  ],
  [
    'lone CR',
    'data: a\r\rdata: b\r\r\n',
    [
      { event: 'message', data: 'a' },
      { event: 'message', data: 'b' },
    ],
  ],
  ['no space after the colon', 'data:a\n\n', [{ event: 'message', data: 'a' }]],
  ['only one space taken', 'data:  a\n\n', [{ event: 'message', data: ' a' }]],
  ['a heartbeat', ': still here\n\n', []],
  ['an event without data', 'event: x\n\ndata: a\n\n', [{ event: 'message', data: 'a' }]],
  ['an unfinished message', 'data: a\n', []],
])('reads %s', (_name, text, messages) => {
  expect(all(text)).toEqual(messages);
});

test('how the network cuts the stream changes nothing', () => {
  const line = fc.constantFrom('data: 雨', 'data:b', 'event: n', ': c', '', 'id: 4', 'data');
  const text = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n'))).map((parts) => parts.flat().join(''));
  fc.assert(
    fc.property(text, fc.array(fc.nat(60)), (stream, cuts) => {
      const at = [...new Set(cuts)].filter((cut) => cut < stream.length).sort((a, b) => a - b);
      const chunks = [0, ...at].map((from, index) => stream.slice(from, at[index]));
      expect(all(...chunks)).toEqual(all(stream));
    }),
  );
});
