import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { CONTRACT_VERSION, routes } from '@kotoba/contracts';
import type { Surface } from '@kotoba/contracts/surface';
import type { Compilation, Dependency } from 'webpack';
import { listFiles } from '../files';
import type { AppBuild } from './app';
import { shareKeyOf } from './budgets';
import { SHAPED_BY, type Shapes } from './shapes';
import { sharedFolders } from './shared';

const run = promisify(execFile);

const allPaths = Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, route.path]));

/** What the shell gives: all exports of all shared packages, and the last change of their files. */
export async function givenSurface(root: string, shapes: Shapes): Promise<Surface> {
  const given = await surfaceOf(root, shapes, allPaths);
  return { ...given, ...(await changesOf(root, given)) };
}

/** What a remote uses: of the exports those that its built modules name, and the paths of its pages and links. */
export async function usedSurface(
  root: string,
  shapes: Shapes,
  { used, ownPaths }: { used: readonly Use[]; ownPaths: readonly string[] },
): Promise<Surface> {
  const symbols: Shapes = {};
  const paths: Record<string, string> = {};
  const take = (name: string) => (paths[name] = allPaths[name] ?? '');
  for (const [name, pattern] of Object.entries(allPaths)) if (ownPaths.includes(pattern)) take(name);
  for (const { request, ids } of used) {
    for (const [name, shape] of Object.entries(shapes[request] ?? {})) {
      if (!isMeant(name, ids)) continue;
      const [table, route = ''] = name.split('.');
      if (/^(paths|routes)$/.test(table ?? '') && route in allPaths) take(route);
      else (symbols[request] ??= {})[name] = shape;
    }
  }
  const ofPaths = Object.entries(shapes['@kotoba/contracts'] ?? {}).filter(([name]) =>
    /^(CONTRACT_VERSION|routes)\b/.test(name),
  );
  const named = { ...symbols['@kotoba/contracts'], ...Object.fromEntries(ofPaths) };
  const sources = sourcesOf({ ...symbols, '@kotoba/contracts': named });
  return { ...(await surfaceOf(root, symbols, paths)), sources };
}

async function surfaceOf(root: string, shapes: Shapes, paths: Surface['paths']): Promise<Surface> {
  const about = { contract: CONTRACT_VERSION, by: SHAPED_BY };
  return { ...about, ...interned(shapes), paths, ...(await commitOf(root)) };
}

/** A name that a module takes from a shared package, with what it reads of it: `['paths', 'learn']`. */
export interface Use {
  request: string;
  ids: readonly string[];
}

/** A schema gives what it is a schema of: all events. */
const READS_ALL = /^(safe)?parse/i;

/**
 * `endpoints.createNote` is meant by `endpoints`, and by `endpoints.endpoints.createNote.initiate`; `serverEvent.b` by
 * `serverEvent.parse`.
 */
function isMeant(name: string, ids: readonly string[]): boolean {
  const [symbol, ...member] = name.split('.');
  const [taken, ...read] = ids;
  if (taken === undefined) return true;
  if (taken !== symbol) return false;
  const below = read[0] === 'endpoints' ? read.slice(1) : read;
  return member.length === 0 || below[0] === undefined || READS_ALL.test(below[0]) || below[0] === member[0];
}

/** Which names the modules of a build really take from shared packages. */
export function usesOf({ modules, moduleGraph }: Compilation): Use[] {
  return [...modules].flatMap((module) => {
    const request = shareKeyOf(module);
    if (request === undefined) return [];
    return [...moduleGraph.getIncomingConnections(module)]
      .filter((connection) => connection.dependency && connection.isTargetActive(undefined))
      .flatMap(({ dependency }) => idsOf(dependency).map((ids) => ({ request, ids })));
  });
}

/** A dependency that takes a name of a module; one that only runs it takes none. */
type Taking = Dependency & {
  ids?: readonly string[];
  /** Of `import()`: null where it cannot be seen what is taken. */
  referencedExports?: readonly (readonly string[])[] | null;
  referencedPropertiesInDestructuring?: ReadonlySet<{ id: string }>;
};

function idsOf(dependency: Dependency | null): readonly (readonly string[])[] {
  const { ids, referencedExports, referencedPropertiesInDestructuring: read } = dependency as Taking;
  if (referencedExports !== undefined) return referencedExports ?? [[]];
  if (!ids) return [];
  return read ? [...read].map(({ id }) => [...ids, id]) : [ids];
}

/** Every shape once. */
function interned(shapes: Shapes): Pick<Surface, 'symbols' | 'shapes' | 'sources'> {
  const places = new Map<string, number>();
  const placeOf = (shape: string): number => {
    if (!places.has(shape)) places.set(shape, places.size);
    return places.get(shape) ?? 0;
  };
  const symbols = Object.entries(shapes).map(([request, exported]) => [
    request,
    Object.fromEntries(Object.entries(exported).map(([name, { shape }]) => [name, placeOf(shape)])),
  ]);
  return { symbols: Object.fromEntries(symbols), shapes: [...places.keys()], sources: sourcesOf(shapes) };
}

function sourcesOf(shapes: Shapes): Record<string, Record<string, string>> {
  const sources = Object.entries(shapes).map(([request, exported]) => [
    request,
    Object.fromEntries(
      Object.entries(exported).flatMap(([name, { source }]) =>
        source === undefined ? [] : [[name.split('.')[0], source]],
      ),
    ),
  ]);
  return Object.fromEntries(sources);
}

/**
 * The last commit of each file that declares what is given; none of what is changed since. A clone without its history
 * would name the wrong ones.
 */
async function changesOf(
  root: string,
  { sources = {} }: Pick<Surface, 'sources'>,
): Promise<Pick<Surface, 'changes'>> {
  try {
    const git = async (...args: string[]) =>
      (await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout;
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return {};
    const changed = (await git('diff', '--name-only', '--relative', 'HEAD', '--', 'packages')).split('\n');
    const last = new Map(changed.map((file) => [file, '']));
    const log = await git('log', '--format=%x00%h %s', '--name-only', '--relative', '--', 'packages');
    for (const commit of log.split('\0').slice(1)) {
      const [subject = '', ...files] = commit.split('\n');
      for (const file of files) if (!last.has(file)) last.set(file, subject);
    }
    const given = new Set(Object.values(sources).flatMap((exported) => Object.values(exported)));
    const changes = [...given].flatMap((source) => {
      const commit = last.get(`packages/${source.split('#')[0]}`);
      return commit ? [[source, commit]] : [];
    });
    return { changes: Object.fromEntries(changes) };
  } catch {
    return {};
  }
}

async function commitOf(root: string): Promise<Pick<Surface, 'commit'>> {
  try {
    return { commit: (await run('git', ['rev-parse', 'HEAD'], { cwd: root })).stdout.trim() };
  } catch {
    return {};
  }
}

const running = new Map<string, Promise<Shapes>>();

/**
 * The shapes of all shared packages. They take the type checker some seconds, beside the build and in a process of its
 * own, and are kept until a source of a package or an installed version changes.
 */
export function readShapes({ root }: Pick<AppBuild, 'root'>): Promise<Shapes> {
  const modules = realpathSync(path.join(root, 'node_modules'));
  const file = path.join(modules, '.cache/kotoba', `shapes-${sourcesHash(modules)}.json`);
  const known =
    running.get(file) ?? (existsSync(file) ? Promise.resolve() : writeShapes(file)).then(() => read(file));
  running.set(file, known);
  return known;
}

const read = (file: string): Shapes => JSON.parse(readFileSync(file, 'utf8')) as Shapes;

async function writeShapes(file: string): Promise<void> {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  await run(process.execPath, ['--import', tsx, path.join(__dirname, 'shapes-command.ts'), draft]);
  for (const earlier of readdirSync(folder))
    if (/^shapes-\w+\.json$/.test(earlier)) rmSync(path.join(folder, earlier), { force: true });
  renameSync(draft, file);
}

/** The hash of all that shapes depend on. */
function sourcesHash(modules: string): string {
  const hash = createHash('sha256').update(readFileSync(path.join(modules, '.package-lock.json')));
  for (const name of sharedFolders) {
    const folder = realpathSync(path.join(modules, name, 'src'));
    for (const file of listFiles(folder).filter((each) => /(?<!\.test)\.tsx?$/.test(each)))
      hash.update(`${name}/${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
