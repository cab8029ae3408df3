import { halveRate } from './halve-rate';
import { waveLevel, waveSeconds } from './measure-wave';
import { tone } from './testing/waves';

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
  let turns = 0;
  let done = false;
  const takeTurn = (): void => {
    turns += 1;
    if (!done) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await halveRate(at48k(440, 5));
  done = true;
  expect(turns).toBeGreaterThan(5);
});
