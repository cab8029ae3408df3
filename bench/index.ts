// Benchmarks: "npm run bench" runs all, "npm run bench -- enumeration" the one of that name, or those whose names
// contain the word. See README.md.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { startApi, type Api, type Bench } from './lib/api';

const SUFFIX = '.bench.ts';
const load = createRequire(__filename);

export async function main(words: readonly string[]): Promise<number> {
  const known = readdirSync(__dirname)
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length))
    .sort();
  const isMeant = (name: string, word: string) =>
    known.includes(word) ? name === word : name.includes(word);
  const chosen = known.filter((name) => words.length === 0 || words.some((word) => isMeant(name, word)));
  if (chosen.length === 0) throw new Error(`There is no benchmark of that name. Known: ${known.join(', ')}.`);
  let failures = 0;
  for (const name of chosen) failures += await measure(name);
  return failures === 0 ? 0 : 1;
}

/** Runs one benchmark. Gives how many of its measures are out of their bounds. */
async function measure(name: string): Promise<number> {
  const { title, run } = load(`./${name}${SUFFIX}`) as {
    title: string;
    run: (bench: Bench) => Promise<void>;
  };
  console.log(`${name}: ${title}`);
  let failures = 0;
  const running: Api[] = [];
  const stopApis = async () => {
    for (const api of running.splice(0)) await api.stop();
  };
  try {
    await run({
      check(label, value, { min = -Infinity, max = Infinity, unit = '' }) {
        const isGood = value >= min && value <= max;
        if (!isGood) failures += 1;
        const bounds = [min > -Infinity ? `≥ ${min}` : '', max < Infinity ? `≤ ${max}` : ''];
        const measured = `${Number(value.toFixed(3))}${unit} (${bounds.filter(Boolean).join(', ')})`;
        console.log(`  ${isGood ? 'ok  ' : 'FAIL'} ${label}: ${measured}`);
      },
      say: (line) => console.log(`  ${line}`),
      async startApi(env) {
        const api = await startApi(env);
        running.push(api);
        return api;
      },
      stopApis,
    });
  } catch (error) {
    failures += 1;
    console.error('  FAIL', error);
  } finally {
    await stopApis();
  }
  return failures;
}
