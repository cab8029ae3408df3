import { joinWaves, type Wave } from '../engines/speech/src/wave';
import { silence, tone } from '../engines/speech/src/testing/fixtures';
import { pitches, pitchRange } from './pitch';

const semitones = (one: number, other: number): number => Math.abs(12 * Math.log2(one / other));

test.each([100, 150, 220, 330, 440, 600])('a tone of %d Hz has that pitch all along', (hertz) => {
  for (const found of pitches(tone(hertz))) expect(semitones(found, hertz)).toBeLessThan(0.1);
  expect(pitches(tone(hertz)).length).toBeGreaterThan(15);
});

test('an octave is twelve semitones, and one tone none', () => {
  expect(pitchRange(joinWaves([tone(150), silence(0.2), tone(300)]))).toBeCloseTo(12, 1);
  expect(pitchRange(tone(200))).toBeCloseTo(0, 1);
});

test('silence has no pitch', () => {
  expect(pitches(silence(1))).toEqual([]);
  expect(pitchRange(silence(1))).toBe(0);
});

/**
 * Every other period softer from `from` to `to` seconds, as in a creaking voice: two periods are then more alike than
 * one.
 */
const creaking = ({ sampleRate, samples }: Wave, hertz: number, from: number, to: number): Wave => ({
  sampleRate,
  samples: samples.map((sample, index) => {
    const seconds = index / sampleRate;
    const isSoft = seconds > from && seconds < to && Math.floor(seconds * hertz) % 2 === 1;
    return isSoft ? sample * 0.6 : sample;
  }),
});

test('a voice that creaks for a moment does not fall by an octave', () => {
  const wave = creaking(tone(300), 300, 0.2, 0.26);
  for (const found of pitches(wave)) expect(semitones(found, 300)).toBeLessThan(0.5);
});

test('a voice that glides is followed', () => {
  const sampleRate = 24_000;
  const hertzAt = (seconds: number): number => 200 * 2 ** seconds;
  let phase = 0;
  const samples = Int16Array.from({ length: sampleRate }, (_, index) => {
    phase += (2 * Math.PI * hertzAt(index / sampleRate)) / sampleRate;
    return 8_000 * Math.sin(phase);
  });
  expect(pitchRange({ sampleRate, samples })).toBeGreaterThan(10.5);
  expect(pitchRange({ sampleRate, samples })).toBeLessThan(12);
});
