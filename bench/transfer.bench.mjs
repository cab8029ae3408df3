import { setTimeout as sleep } from 'node:timers/promises';
import { createLearner } from './lib/learner.mjs';
import { quantile } from './lib/statistics.mjs';
import { table, transferOf } from './lib/transfer.mjs';

export const title =
  '20,000 words go out as a file and come in again without loss, while the server stays small';

const WORDS = 20_000;
/** Seconds for one round trip, out and in: what the learner is promised, on two cores. */
const PROMISED = { max: 60, unit: ' s' };
/** MB that the server may hold more in the second half of an import than in its first one. */
const GROWTH = { max: 64, unit: ' MB' };
/** Times that the progress of an import is another one, as its page sees it. */
const STEPS = { min: 20 };
/** Time of the second half of an import over the first: a word costs the same, however many there are already. */
const SLOWING = { max: 1.5 };
/** Milliseconds that somebody else's call waits meanwhile, at the 95th percentile. */
const OTHERS = { max: 100, unit: ' ms' };
const SAMPLE_MS = 250;

const seconds = (since) => (performance.now() - since) / 1000;

/** Looks every quarter of a second at what the server holds, and how long somebody else's call takes. */
function watch({ url, memory }) {
  const held = [];
  const waits = [];
  let watching = true;
  const looking = (async () => {
    while (watching) {
      const began = performance.now();
      await (await fetch(`${url}/api/countries`)).arrayBuffer();
      waits.push(performance.now() - began);
      held.push(memory());
      await sleep(SAMPLE_MS);
    }
  })();
  return async () => {
    watching = false;
    await looking;
    return { held, waits };
  };
}

export async function run({ startApi, check, say }) {
  const api = await startApi();
  const giver = transferOf(api.url, await createLearner(api));
  const seeding = performance.now();
  await giver.take(table(WORDS), 'words.csv');
  say(`${WORDS} words taken in for the first time: ${seconds(seeding).toFixed(1)} s`);
  const before = await giver.save('csv');
  for (const format of ['csv', 'apkg']) {
    const taker = transferOf(api.url, await createLearner(api));
    const stop = watch(api);
    const began = performance.now();
    const file = await giver.save(format);
    const saved = seconds(began);
    const { looked, steps, state, slowing } = await taker.take(file, `words.${format}`);
    const all = seconds(began);
    const { held, waits } = await stop();
    const half = Math.ceil(held.length / 2);
    const [first, second] = [held.slice(0, half), held.slice(half)].map((values) => Math.max(...values));
    say(
      `${format}, ${(file.length / 1e6).toFixed(1)} MB: written in ${saved.toFixed(1)} s, looked at in ${looked.toFixed(1)} s, ` +
        `taken in in ${(all - saved - looked).toFixed(1)} s; memory at most ${Math.max(...held).toFixed(0)} MB`,
    );
    check(`${format}: a round trip`, all, PROMISED);
    check(`${format}: words that came in`, state.created, { min: WORDS, max: WORDS });
    check(`${format}: bytes that differ afterwards`, Buffer.compare(before, await taker.save('csv')), {
      min: 0,
      max: 0,
    });
    check(`${format}: memory of the second half over the first`, second - first, GROWTH);
    check(`${format}: steps of its progress`, steps, STEPS);
    check(`${format}: time of the second half of its words over the first`, slowing, SLOWING);
    check(`${format}: somebody else's call meanwhile, 95 %`, quantile(waits, 0.95), OTHERS);
  }
}
