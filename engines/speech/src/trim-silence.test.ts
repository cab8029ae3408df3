import { waveSeconds } from './measure-wave';
import { silence, tone } from './testing/waves';
import { trimSilence } from './trim-silence';
import { joinWaves } from './wave';

test('keeps the sound and a breath around it', () => {
  const trimmed = trimSilence(joinWaves([silence(0.4), tone(440, { seconds: 0.5 }), silence(0.4)]));
  expect(waveSeconds(trimmed)).toBeCloseTo(0.08 + 0.5 + 0.15, 2);
});

test('keeps pauses inside the text', () => {
  const wave = joinWaves([tone(440, { seconds: 0.2 }), silence(1), tone(440, { seconds: 0.2 })]);
  expect(waveSeconds(trimSilence(wave))).toBeCloseTo(1.4, 2);
});

test('nothing is left of silence', () => {
  expect(trimSilence(silence(2)).samples).toHaveLength(0);
});
