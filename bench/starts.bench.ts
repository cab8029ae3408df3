import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSuite } from '../e2e/support/suite';
import type { Bench } from './lib/api';
import { median } from './lib/statistics';

export const title =
  'a start with nothing to do is quick, and a second one on the same data is refused at once';

const ROUNDS = 3;
/** A start that finds everything prepared, against the one that prepared it. */
const AGAIN = { max: 0.5 };
/** A refused start, against one that serves. */
const REFUSED = { max: 1 };
/** What we promise whoever waits, on two cores. */
const AGAIN_SECONDS = { max: 3, unit: ' s' };
const REFUSED_SECONDS = { max: 2, unit: ' s' };
const STOP_SECONDS = { max: 5, unit: ' s' };

/**
 * A start, and what it takes until it serves and until it has stopped; `meanwhile` runs between them. In milliseconds.
 */
async function timeStart(dataDir: string, meanwhile?: () => Promise<void>) {
  const began = performance.now();
  const suite = await startSuite({ dataDir });
  const start = performance.now() - began;
  await meanwhile?.();
  const told = performance.now();
  await suite.stop();
  return { start, stop: performance.now() - told };
}

async function timeRefusal(dataDir: string): Promise<number> {
  const began = performance.now();
  const isRefused = await startSuite({ dataDir }).then(
    () => false,
    () => true,
  );
  if (!isRefused) throw new Error('A second start on the same data was not refused');
  return performance.now() - began;
}

export async function run({ check, say }: Bench): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kotoba-bench-'));
  try {
    const { start: first } = await timeStart(dataDir);
    const again: number[] = [];
    const refused: number[] = [];
    const stops: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const times = await timeStart(dataDir, async () => void refused.push(await timeRefusal(dataDir)));
      again.push(times.start);
      stops.push(times.stop);
    }
    const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
    say(
      `first start ${seconds(first)}, again ${seconds(median(again))}, refused ${seconds(median(refused))}`,
    );
    check('a start again, of the first', median(again) / first, AGAIN);
    check('a refusal, of a start', median(refused) / median(again), REFUSED);
    check('the slowest start again', Math.max(...again) / 1000, AGAIN_SECONDS);
    check('the slowest refusal', Math.max(...refused) / 1000, REFUSED_SECONDS);
    check('the slowest stop', Math.max(...stops) / 1000, STOP_SECONDS);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
