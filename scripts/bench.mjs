// Benchmarks: "npm run bench" runs all, "npm run bench -- enumeration" the ones whose names contain a word. See bench/README.md.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startApi } from '../bench/lib/start-api.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

ensureInstalled();

const SUFFIX = '.bench.mjs';
const known = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .sort();
const words = process.argv.slice(2);
const chosen = known.filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(`There is no benchmark of that name. Known: ${known.join(', ')}.`);
  process.exit(1);
}

let failures = 0;

function check(label, value, { min = -Infinity, max = Infinity, unit = '' }) {
  const isGood = value >= min && value <= max;
  if (!isGood) failures += 1;
  const bounds = [min > -Infinity ? `≥ ${min}` : '', max < Infinity ? `≤ ${max}` : '']
    .filter(Boolean)
    .join(', ');
  console.log(`  ${isGood ? 'ok  ' : 'FAIL'} ${label}: ${Number(value.toFixed(3))}${unit} (${bounds})`);
  return isGood;
}

for (const name of chosen) {
  const { title, run } = await import(pathToFileURL(join(root, 'bench', `${name}${SUFFIX}`)));
  console.log(`${name}: ${title}`);
  const running = [];
  const stopApis = async () => {
    for (const api of running.splice(0)) await api.stop();
  };
  try {
    await run({
      check,
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
    console.error(`  FAIL ${error.stack}`);
  } finally {
    await stopApis();
  }
}
process.exit(failures === 0 ? 0 : 1);
