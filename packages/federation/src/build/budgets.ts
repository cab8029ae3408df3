import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ChunkGroup, Compilation, Module } from 'webpack';
import { containerGlobal } from '../container-global';
import { appFolder, type AppBuild } from './app';
import { isFetchedLater } from './shared';

/** Something with a size that a budget limits. */
interface Part {
  kind: 'shell start' | 'remote entry' | 'route';
  name: string;
  /** Relative to the output folder. */
  files: string[];
  /** Of a route: the shared packages that the host fetches for it. */
  shared?: string[];
}

/** What a build consists of. */
export interface BuildReport {
  app: string;
  parts: Part[];
  /** What the host fetches for a shared package that is not part of its start. */
  shared: Record<string, string[]>;
  /** The shared packages that the app asks its host for. */
  consumes: string[];
  /** Scripts that run before the first paint. */
  early: string[];
  /** Modules from outside the app's folder, relative to the repository: what must not be twice on a page. */
  foreignModules: string[];
}

export function reportOf(build: AppBuild, compilation: Compilation): BuildReport {
  const entry = compilation.entrypoints.get(build.flavour === 'remote' ? containerGlobal(build.app) : 'main');
  if (!entry) throw new Error(`${build.app} was built without an entry`);
  const start = filesOf([entry]);
  const behind = (group: ChunkGroup) => filesOf([group]).filter((file) => !start.includes(file));
  const routes = entry
    .getChildren()
    .filter((group) => isOfApp(build, group) && !group.origins.some(({ request }) => isFetchedLater(request)))
    .map((group) => ({
      kind: 'route' as const,
      name: group.origins[0]?.request ?? group.id,
      files: behind(group),
      shared: sharedBy(compilation, group),
    }))
    .filter(({ files }) => files.length > 0);
  const kind = build.flavour === 'remote' ? 'remote entry' : 'shell start';
  return {
    app: build.app,
    parts: [{ kind, name: build.app, files: start }, ...routes],
    shared: Object.fromEntries(
      compilation.chunkGroups.flatMap((group) =>
        group.origins.flatMap(({ request }) => (isFetchedLater(request) ? [[request, behind(group)]] : [])),
      ),
    ),
    early: [...compilation.assetsInfo.keys()].filter((file) => /^early\..*\.js$/.test(file)),
    consumes: consumedPackages(compilation),
    foreignModules: foreignModules(build, compilation),
  };
}

function filesOf(groups: readonly ChunkGroup[]): string[] {
  return [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => /\.(js|css)$/.test(file));
}

/** Whether an `import()` of the app itself, not of a library, made this group. A monolith holds all apps. */
function isOfApp(build: AppBuild, group: ChunkGroup): boolean {
  const folder = build.flavour === 'monolith' ? build.root : appFolder(build);
  return group.origins.some(({ module }) => pathOf(module)?.startsWith(folder + path.sep));
}

const consumedPackages = (compilation: Compilation): string[] => shareKeysOf([...compilation.modules]);

/** What the page of `group` asks its host for and the host's start has not. */
function sharedBy({ chunkGraph }: Compilation, group: ChunkGroup): string[] {
  const modules = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return shareKeysOf(modules).filter(isFetchedLater);
}

function shareKeysOf(modules: readonly Module[]): string[] {
  return [...new Set(modules.map(shareKeyOf).filter((key) => key !== undefined))].sort();
}

/** Which shared package a module stands for. */
export function shareKeyOf(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  const { options } = module as Module & { options?: { shareKey?: unknown } };
  return typeof options?.shareKey === 'string' ? options.shareKey : undefined;
}

function foreignModules(build: AppBuild, compilation: Compilation): string[] {
  const files = [...compilation.modules]
    .flatMap((module) => [module, ...innerModules(module)])
    .map(pathOf)
    .filter((file) => file !== undefined)
    .filter((file) => !file.startsWith(appFolder(build) + path.sep))
    .map((file) => path.relative(build.root, file).split(path.sep).join('/'));
  return [...new Set(files)].sort();
}

/** The modules that webpack has joined into one. */
function innerModules(module: Module): Module[] {
  return 'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [];
}

function pathOf(module: Module | null | undefined): string | undefined {
  const resource: unknown = module && 'resource' in module ? module.resource : undefined;
  // Data addresses and virtual modules have no path.
  return typeof resource === 'string' && path.isAbsolute(resource) ? resource.split('?')[0] : undefined;
}

/** Most bytes over the wire with Brotli, 1 kB = 1000 bytes. */
export const BUDGETS: Readonly<Record<Part['kind'], number>> = {
  'shell start': 215_000,
  'remote entry': 10_000,
  route: 60_000,
};

export interface MeasuredPart extends Part {
  bytes: number;
  budget: number;
}

/** The Brotli size of every part of a build. */
export function measure(report: BuildReport, outputPath: string): MeasuredPart[] {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(outputPath, file))).length;
    sizes.set(file, known);
    return known;
  };
  return report.parts.map((part) => ({
    ...part,
    bytes: part.files.reduce((sum, file) => sum + sizeOf(file), 0),
    budget: BUDGETS[part.kind],
  }));
}

export function overBudget(parts: readonly MeasuredPart[]): MeasuredPart[] {
  return parts.filter(({ bytes, budget }) => bytes > budget);
}

/** `route ./quiz.page is 1.2 kB over its budget`. */
export function complaintOf({ kind, name, bytes, budget }: MeasuredPart): string {
  return `${kind} ${name} is ${((bytes - budget) / 1000).toFixed(1)} kB over its budget`;
}

/** One line per part: `remote entry  mfe-learn  2.5 of 10 kB`. */
export function sizeLines(parts: readonly MeasuredPart[]): string[] {
  return parts.map(
    ({ kind, name, bytes, budget }) =>
      `${bytes > budget ? 'OVER ' : '     '}${kind.padEnd(13)} ${name.padEnd(40)} ${kilobytes(bytes)} of ${kilobytes(budget)} kB`,
  );
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}

/** Pieces of the build tools that every app has to bring along; each is a few lines. */
const TOOL_RUNTIME = [
  /(^|\/)packages\/federation\/src\/build\/page\//,
  /^node_modules\/(css-loader|mini-css-extract-plugin)\/dist\/(runtime|hmr)\//,
  /\.css$/,
];

export interface Duplicate {
  module: string;
  apps: string[];
}

/**
 * Modules of libraries and shared packages that more than one app brings. One tab can hold the shell and every remote,
 * so any two of them would be twice on a page: share its entry point (`sharedSurface`) instead.
 */
export function duplicates(reports: readonly Pick<BuildReport, 'app' | 'foreignModules'>[]): Duplicate[] {
  const apps = new Map<string, string[]>();
  for (const { app, foreignModules } of reports) {
    for (const module of foreignModules) {
      if (TOOL_RUNTIME.some((pattern) => pattern.test(module))) continue;
      apps.set(module, [...(apps.get(module) ?? []), app]);
    }
  }
  return [...apps]
    .filter(([, bringers]) => bringers.length > 1)
    .map(([module, bringers]) => ({ module, apps: bringers }));
}
