import { joinWaves } from '../services/api/src/speech/wave';
import { silence, tone } from '../services/api/src/speech/testing/waves';
import { pitches, pitchRange } from './pitch';

test.each([100, 150, 220, 330, 440])('a tone of %d Hz has that pitch all along', (hertz) => {
  for (const found of pitches(tone(hertz))) expect(Math.abs(12 * Math.log2(found / hertz))).toBeLessThan(0.5);
  expect(pitches(tone(hertz)).length).toBeGreaterThan(15);
});

test('an octave is twelve semitones, and one tone none', () => {
  expect(pitchRange(joinWaves([tone(150), tone(300)]))).toBeCloseTo(12, 0);
  expect(pitchRange(tone(200))).toBeCloseTo(0, 1);
});

test('silence has no pitch', () => {
  expect(pitches(silence(1))).toEqual([]);
  expect(pitchRange(silence(1))).toBe(0);
});
