import { waveLevel, waveProblem, waveSeconds } from './measure-wave';
import { silence, tone } from './testing/waves';

test('measures seconds and level', () => {
  const wave = tone(440, { seconds: 2 });
  expect(waveSeconds(wave)).toBeCloseTo(2);
  expect(waveLevel(wave)).toBeCloseTo(0.5 / Math.SQRT2, 3);
  expect(waveLevel(silence(1))).toBe(0);
});

test.each([
  ['a word of half a second', tone(440), 'かさ', null],
  ['silence', silence(1), 'かさ', 'silence'],
  ['nothing at all', silence(0), 'かさ', 'only 0.000 s'],
  ['a click', tone(440, { seconds: 0.02 }), 'かさ', 'only 0.020 s'],
  ['half a minute for two kana', tone(440, { seconds: 30 }), 'かさ', '30.0 s'],
])('%s is judged', (_, wave, text, problem) => {
  if (problem === null) expect(waveProblem(wave, text, 'ja')).toBeNull();
  else expect(waveProblem(wave, text, 'ja')).toContain(problem);
});
