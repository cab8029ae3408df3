import { linesOf } from './note-lines';

test('each line that says something is a note, without the blanks around it', () => {
  expect(linesOf(' rain \r\n\n snow\rsun\n')).toEqual({ notes: ['rain', 'snow', 'sun'], rest: '' });
});

test('two hundred are taken, the rest stays as it is', () => {
  const lines = Array.from({ length: 203 }, (_, index) => `line ${index + 1}`);
  expect(linesOf(lines.join('\n'))).toEqual({
    notes: lines.slice(0, 200),
    rest: 'line 201\nline 202\nline 203',
  });
});
