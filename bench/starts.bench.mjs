import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, isReady, launch } from './lib/start-suite.mjs';
import { median } from './lib/statistics.mjs';

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

/** Milliseconds until the suite serves, and those of its stop; `meanwhile` runs between them. */
async function timeStart(dataDir, meanwhile = async () => undefined) {
  const port = await freePort();
  const began = performance.now();
  const { child, ended } = launch(dataDir, port);
  while (!(await isReady(port))) await sleep(10);
  const start = performance.now() - began;
  await meanwhile();
  const told = performance.now();
  child.kill('SIGTERM');
  await ended;
  return { start, stop: performance.now() - told };
}

async function timeRefusal(dataDir) {
  const began = performance.now();
  const code = await launch(dataDir, await freePort()).ended;
  if (code === 0) throw new Error('A second start on the same data was not refused');
  return performance.now() - began;
}

export async function run({ check, say }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'kotoba-bench-'));
  try {
    const { start: first } = await timeStart(dataDir);
    const again = [];
    const refused = [];
    const stops = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const times = await timeStart(dataDir, async () => void refused.push(await timeRefusal(dataDir)));
      again.push(times.start);
      stops.push(times.stop);
    }
    const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
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
