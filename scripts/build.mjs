// Builds apps and server into their dist folders: those that are stale, or the ones named.
//   node scripts/build.mjs [--force] [shell | mfe-… | server]…
// Fails when a part outgrows its budget, or when a library would be twice on a page; with BUDGETS=warn it only says so.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { inputHash, isStale, noteBuilt } from './lib/inputs.mjs';
import { exclusively } from './lib/lock.mjs';
import { appNames, cacheFolder, releaseOutput, root, SHELL, serverOutput } from './lib/root.mjs';

ensureInstalled();

const args = process.argv.slice(2);
const force = args.includes('--force');
const named = args.filter((arg) => !arg.startsWith('--'));
const known = [...appNames(), 'server'];
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  process.exit(1);
}

await exclusively(join(cacheFolder, 'build.lock'), async () => {
  const wanted = (named.length > 0 ? named : known).map((part) => ({ part, hash: inputHash(part) }));
  const stale = wanted.filter(({ part, hash }) => force || isStale(part, hash));
  for (const { part } of stale) {
    const began = Date.now();
    process.stdout.write(`Building ${part} … `);
    const lines = part === 'server' ? await buildServer() : await buildApp(part);
    console.log(`${((Date.now() - began) / 1000).toFixed(1)} s`);
    for (const line of lines) console.log(line);
  }
  if (stale.some(({ part }) => part !== 'server')) await checkReports();
  // Only what passed counts as built, so that a second start cannot slip past a budget.
  for (const { part, hash } of stale) noteBuilt(part, hash);
}).catch((error) => {
  // webpack's message is complete, and esbuild has printed its own; a stack of this script would only hide them.
  console.error(error.errors ? 'The build failed: see above.' : `\n${error.message}`);
  process.exit(1);
});

async function buildTools() {
  const { loadTypeScript } = await import('./lib/typescript.mjs');
  globalThis.kotobaBuildTools ??= loadTypeScript('packages/federation/src/build/index.ts');
  return globalThis.kotobaBuildTools;
}

async function buildApp(app) {
  const { buildApp: build, sizeLines } = await buildTools();
  const flavour = app === SHELL ? 'host' : 'remote';
  const built = await build({ root, app, flavour, mode: 'production', outputPath: releaseOutput(app) });
  return sizeLines(built.parts);
}

async function buildServer() {
  const { bundle } = await import('./lib/typescript.mjs');
  await bundle({ entryPoints: { main: 'services/edge/src/main.ts' }, outdir: serverOutput });
  return [];
}

/** Budgets and duplicates, over the newest build of every app. */
async function checkReports() {
  const { duplicates, overBudget } = await buildTools();
  const reports = appNames()
    .map((app) => join(releaseOutput(app), '..', 'report.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const complaints = [
    ...reports
      .flatMap((report) => overBudget(report.parts))
      .map(({ kind, name, bytes, budget }) => {
        const over = ((bytes - budget) / 1000).toFixed(1);
        return `${kind} ${name} is ${over} kB over its budget`;
      }),
    ...duplicates(reports).map(
      ({ module, apps }) => `${module} would be twice on a page: ${apps.join(', ')}`,
    ),
  ];
  if (complaints.length === 0) return;
  if (process.env.BUDGETS !== 'warn') throw new Error(complaints.join('\n'));
  console.warn(complaints.join('\n'));
}
