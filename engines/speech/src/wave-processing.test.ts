import { waveLevel, waveProblem, waveSeconds, trimSilence, halveRate } from './wave-processing';
import { silence, tone } from './testing/fixtures';
import { joinWaves } from './wave';

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

const at48k = (hertz: number, seconds = 1) => tone(hertz, { seconds, sampleRate: 48_000 });

test.each([100, 1_000, 5_000, 9_000])(
  'keeps a tone of %d Hz as loud and as long as it was',
  async (hertz) => {
    const wave = at48k(hertz);
    const halved = await halveRate(wave);
    expect(halved.sampleRate).toBe(24_000);
    expect(waveSeconds(halved)).toBeCloseTo(waveSeconds(wave), 3);
    expect(waveLevel(halved) / waveLevel(wave)).toBeCloseTo(1, 1);
  },
);

test.each([15_000, 18_000, 22_000])(
  'takes %d Hz away, which would come back as another tone',
  async (hertz) => {
    expect(waveLevel(await halveRate(at48k(hertz)))).toBeLessThan(0.002);
  },
);

test('lets other work run while a long wave is made smaller', async () => {
  let ticks = 0;
  let done = false;
  const countTick = (): void => {
    ticks += 1;
    if (!done) setImmediate(countTick);
  };
  setImmediate(countTick);
  await halveRate(at48k(440, 5));
  done = true;
  expect(ticks).toBeGreaterThan(5);
});
