// Builds apps and server into their dist folders: those that are stale, or the ones named.
//   node scripts/build.mjs [--force] [shell | mfe-… | server]…
// Fails when a part outgrows its budget, or when a library would be twice on a page; with BUDGETS=warn it only says so.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { inputHash, isStale, noteBuilt } from './lib/inputs.mjs';
import { exclusively } from './lib/lock.mjs';
import { appNames, cacheFolder, releaseOutput, root, serverOutput } from './lib/root.mjs';

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
  const apps = stale.map(({ part }) => part).filter((part) => part !== 'server');
  if (apps.length > 0) await timed(apps.join(', '), () => buildApps(apps));
  if (stale.length > apps.length) await timed('server', buildServer);
  if (apps.length > 0) await checkDuplicates();
  // Only what passed counts as built, so that a second start cannot slip past a budget.
  for (const { part, hash } of stale) noteBuilt(part, hash);
}).catch((error) => {
  // webpack and esbuild have printed what is wrong; a stack of this script would only hide it.
  console.error(error.message);
  process.exit(1);
});

async function timed(what, work) {
  const began = Date.now();
  await work();
  console.log(`Built ${what} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Each by the configuration in its folder, as `npx webpack` there would, and all at once. */
function buildApps(apps) {
  const configs = apps.flatMap((app) => ['--config', `${app}/webpack.config.ts`]);
  const webpack = join(root, 'node_modules/webpack/bin/webpack.js');
  const { status } = spawnSync(process.execPath, [webpack, ...configs], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed: see above.');
}

async function buildServer() {
  const { bundle } = await import('./lib/typescript.mjs');
  await bundle({ entryPoints: { main: 'services/edge/src/main.ts' }, outdir: serverOutput });
}

/** Over the newest build of every app. */
async function checkDuplicates() {
  const { loadTypeScript } = await import('./lib/typescript.mjs');
  const { duplicates } = await loadTypeScript('packages/federation/src/build/budgets.ts');
  const reports = appNames()
    .map((app) => join(releaseOutput(app), '..', 'report.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const complaints = duplicates(reports).map(
    ({ module, apps }) => `${module} would be twice on a page: ${apps.join(', ')}`,
  );
  if (complaints.length === 0) return;
  if (process.env.BUDGETS !== 'warn') throw new Error(complaints.join('\n'));
  console.warn(complaints.join('\n'));
}
