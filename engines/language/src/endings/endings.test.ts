import { readEndings } from './endings';

const endings = readEndings();

test.each(['たい', '〜たい', '~たい', '-たい'])('%s is one ending', (text) => {
  expect(endings.of(text)).toMatch(/wants to do/);
});

test('spoken forms share a note, words have none', () => {
  expect(endings.of('てる')).toBe(endings.of('ている'));
  expect(endings.of('食べる')).toBeNull();
});
