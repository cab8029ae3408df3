// Builds apps and server into their dist folders: those that are stale, or the ones named.
//   npm run build [-- [--force] [shell | mfe-… | server]…]
// Fails when a part outgrows its budget, or when a library would be twice on a page; with BUDGETS=warn it only says
// so.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { duplicates, type BuildReport } from '../packages/federation/src/build/budgets';
import { claim } from './owner';
import { appNames, cacheFolder, releaseOutput, root, SHELL, serverOutput } from './root';

export async function main(args: readonly string[]): Promise<void> {
  const known = [...appNames(), 'server'];
  const named = args.filter((arg) => !arg.startsWith('--'));
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  const parts = named.length > 0 ? named : known;
  // One build at a time, until this process ends.
  while (claim(join(cacheFolder, 'build.lock')) !== null) await sleep(200);
  await build(args.includes('--force') ? parts : parts.filter(isStale));
}

async function build(stale: readonly string[]): Promise<void> {
  // What they are built from: a change meanwhile makes them stale again.
  const inputs = stale.map((part) => ({ part, hash: inputHash(part) }));
  const apps = stale.filter((part) => part !== 'server');
  if (apps.length > 0) await timed(apps.join(', '), () => buildApps(apps));
  if (apps.length < stale.length) await timed('server', buildServer);
  if (apps.length > 0) checkDuplicates();
  // Only what passed counts as built, so that a second start cannot slip past a budget.
  for (const { part, hash } of inputs) writeFileSync(noteOf(part), hash);
}

async function timed(what: string, work: () => unknown): Promise<void> {
  const began = Date.now();
  await work();
  console.log(`Built ${what} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Each by the configuration in its folder, as `npx webpack` there would, and all at once. */
function buildApps(apps: readonly string[]): void {
  const configs = apps.flatMap((app) => ['--config', `${app}/webpack.config.ts`]);
  const webpack = join(root, 'node_modules/webpack/bin/webpack.js');
  const { status } = spawnSync(process.execPath, [webpack, ...configs], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed: see above.');
}

const buildServer = () =>
  bundle(
    {
      main: 'services/edge/src/main.ts',
      backup: 'services/api/src/app/backup-command.ts',
      admin: 'services/api/src/app/admin/command.ts',
    },
    serverOutput,
  );

/** The folder of an npm package as it is found from `folder`; null when it is part of Node. */
function packageSeenFrom(folder: string, path: string): string | null {
  const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  const found = join(folder, 'node_modules', name);
  if (existsSync(found)) return found;
  return folder === dirname(folder) ? null : packageSeenFrom(dirname(folder), path);
}

/**
 * Bundles TypeScript for this Node: the sources of the workspaces go in, npm packages stay outside, unless it shall be
 * `whole`, or another version would be found from where the bundle lies.
 */
export async function bundle(
  entryPoints: Record<string, string>,
  outdir: string,
  { whole = false } = {},
): Promise<void> {
  // Not needed by a start that finds everything built.
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    sourcemap: !whole,
    logLevel: 'warning',
    plugins: [
      {
        name: 'external-packages',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) => {
            if (kind === 'entry-point') return undefined;
            // What asks for the folder of a workspace finds it when it runs.
            if (path.startsWith('@kotoba/') && kind !== 'require-resolve') return undefined;
            if (whole) return undefined;
            const isSame = packageSeenFrom(resolveDir, path) === packageSeenFrom(resolve(root, outdir), path);
            return isSame ? { path, external: true } : undefined;
          });
        },
      },
    ],
  });
}

/** Over the newest build of every app. */
function checkDuplicates(): void {
  const reports = appNames()
    .map((app) => join(releaseOutput(app), '..', 'report.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as BuildReport);
  const complaints = duplicates(reports).map(
    ({ module, apps }) => `${module} would be twice on a page: ${apps.join(', ')}`,
  );
  if (complaints.length === 0) return;
  if (process.env.BUDGETS !== 'warn') throw new Error(complaints.join('\n'));
  console.warn(complaints.join('\n'));
}

/** What a build cannot depend on. */
const IGNORED = /^(node_modules|dist|testing|jest|template|standalone|\.data.*)$|\.test\.tsx?$|\.md$/;
const SHARED = ['packages', 'package-lock.json', 'scripts/build.ts'];
const SERVER = ['services/edge/src', 'services/api/src', 'engines'];

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.test(name))
    .flatMap((entry) => {
      const full = join(path, entry.name);
      return entry.isDirectory() ? filesBelow(full) : [full];
    })
    .sort();
}

/** The hash of everything that decides the content of a build of `part`: an app, or `server`. */
function inputHash(part: string): string {
  const hash = createHash('sha256');
  for (const source of [...(part === 'server' ? SERVER : [part]), ...SHARED]) {
    for (const file of filesBelow(join(root, source))) {
      const name = relative(root, file).split(sep).join('/');
      hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

const outputOf = (part: string) => (part === 'server' ? serverOutput : releaseOutput(part));
const PRODUCTS: Record<string, string> = { server: 'main.cjs', [SHELL]: 'shell.json' };
const productOf = (part: string) => join(outputOf(part), PRODUCTS[part] ?? 'release.json');
/** Beside what was built, never inside: a release holds nothing but itself. */
const noteOf = (part: string) => join(outputOf(part), '..', `inputs-of-${part}.txt`);

/** Whether `part` has to be built: never built, or its inputs have changed since. */
export function isStale(part: string): boolean {
  if (!existsSync(productOf(part)) || !existsSync(noteOf(part))) return true;
  return readFileSync(noteOf(part), 'utf8') !== inputHash(part);
}
