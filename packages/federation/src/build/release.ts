import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {
  CONTRACT_VERSION,
  contributions as contributionsSchema,
  release,
  type Contributions,
  type HintedFile,
  type Release,
} from '@kotoba/contracts';
import { shellRelease, type ShellRelease } from '@kotoba/contracts/shell-release';
import type { Surface } from '@kotoba/contracts/surface';
import { build as bundle } from 'esbuild';
import { WebpackError, type Compilation, type Compiler } from 'webpack';
import * as z from 'zod/mini';
import { hashFiles, listFiles, releaseIdOf } from '../files';
import { appFolder, type AppBuild } from './app';
import { complaintOf, measure, overBudget, sizeLines, reportOf, type BuildReport } from './budgets';
import { readRouteImports } from './route-imports';
import { installedVersions, requiredRanges } from './shared';
import { givenSurface, readShapes, usedSurface, usesOf, type Use } from './surface';

/**
 * Makes a release of what was built: its description beside the files, and `report.json` one folder up. The build
 * fails when a part is over its budget; with BUDGETS=warn it only says so.
 */
export class ReleasePlugin {
  constructor(private readonly build: AppBuild) {}

  apply(compiler: Compiler): void {
    // Beside the compilation.
    compiler.hooks.run.tap('ReleasePlugin', () => void readShapes(this.build).catch(() => undefined));
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      if (compilation.errors.length === 0) await this.#release(compilation);
    });
  }

  async #release(compilation: Compilation): Promise<void> {
    const { build } = this;
    const report = reportOf(build, compilation);
    if (build.flavour === 'remote') await writeRelease(build, report, usesOf(compilation));
    else await writeShellRelease(build, report);
    const parts = measure(report, build.outputPath);
    writeJson(path.join(build.outputPath, '..', 'report.json'), { ...report, parts });
    process.stdout.write(`${sizeLines(parts).join('\n')}\n`);
    const complaints = overBudget(parts).map((part) => new WebpackError(complaintOf(part)));
    (process.env.BUDGETS === 'warn' ? compilation.warnings : compilation.errors).push(...complaints);
  }
}

/** Writes `release.json` into the folder that a remote was built to. */
async function writeRelease(build: AppBuild, report: BuildReport, used: readonly Use[]): Promise<void> {
  const files = hashFiles(build.outputPath, listFiles(build.outputPath, ['release.json']));
  const contributions = await withCode(build, report, files);
  const ranges = Object.entries(requiredRanges(build));
  const shared = Object.fromEntries(ranges.filter(([name]) => report.consumes.includes(name)));
  const entry = report.parts[0]?.files.find((file) => file.startsWith('entry.'));
  const ownPaths = contributions.routes.map((route) => route.path);
  const uses = await usedSurface(build.root, await readShapes(build), { used, ownPaths });
  const written: Release = release.parse({
    contract: CONTRACT_VERSION,
    name: build.app,
    version: versionOf(build),
    id: releaseIdOf(files, JSON.stringify([shared, contributions, contentOf(uses)])),
    createdAt: new Date().toISOString(),
    entry,
    files,
    shared,
    contributions,
    uses,
  });
  writeJson(path.join(build.outputPath, 'release.json'), written);
}

/** Writes `shell.json` into the folder that the shell was built to. */
async function writeShellRelease(build: AppBuild, report: BuildReport): Promise<void> {
  const files = hashFiles(build.outputPath, listFiles(build.outputPath, ['shell.json']));
  const contributions = await withCode(build, report, files);
  const start = report.parts[0]?.files ?? [];
  const gives = await givenSurface(build.root, await readShapes(build));
  const written: ShellRelease = shellRelease.parse({
    version: versionOf(build),
    id: releaseIdOf(files, JSON.stringify([contributions, contentOf(gives)])),
    createdAt: new Date().toISOString(),
    early: hinted(report.early, files),
    scripts: hinted(
      start.filter((file) => file.endsWith('.js')),
      files,
    ),
    styles: hinted(
      start.filter((file) => file.endsWith('.css')),
      files,
    ),
    shared: Object.fromEntries(
      Object.entries(report.shared).map(([request, names]) => [request, hinted(names, files)]),
    ),
    files,
    contributions,
    provides: installedVersions(build),
    gives,
  });
  writeJson(path.join(build.outputPath, 'shell.json'), written);
}

/** A surface without where it comes from: the same content has the same id. */
const contentOf = ({ commit: _commit, sources: _sources, changes: _changes, ...content }: Surface) => content;

/** The contributions of an app, each route with what its page needs. */
async function withCode(
  build: AppBuild,
  { parts }: BuildReport,
  files: Readonly<Record<string, string>>,
): Promise<Contributions> {
  const contributions = await readContributions(build);
  const imports = await readRouteImports(build);
  const routes = contributions.routes.map((route) => {
    const part = parts.find(({ kind, name }) => kind === 'route' && name === imports[route.path]);
    return part ? { ...route, code: { files: hinted(part.files, files), shared: part.shared ?? [] } } : route;
  });
  return { ...contributions, routes };
}

/** Files by name with their hashes. */
const hinted = (names: readonly string[], files: Readonly<Record<string, string>>): HintedFile[] =>
  names.map((file) => ({ file, integrity: files[file] ?? '' }));

function versionOf(build: AppBuild): string {
  const text = readFileSync(path.join(appFolder(build), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** `src/contributions.ts` is missing, does not run by itself, or breaks the schema. */
export class ContributionsError extends Error {
  override name = 'ContributionsError';
}

/**
 * What an app adds to the suite, read from its `src/contributions.ts` at build time and checked by the contract's
 * strict schema.
 */
export async function readContributions(app: Pick<AppBuild, 'root' | 'app'>): Promise<Contributions> {
  const file = path.join(appFolder(app), 'src/contributions.ts');
  const bundled = await bundle({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'exported',
    logLevel: 'silent',
  }).catch((cause: unknown) => {
    throw new ContributionsError(`${file} cannot be read`, { cause });
  });
  const code = `${bundled.outputFiles[0]?.text ?? ''}; JSON.stringify(Object.values(exported ?? {}))`;
  // An empty context: what the suite knows before any code runs is data, and cannot depend on where it was built.
  const json = run(file, code);
  const values = z.array(z.unknown()).parse(JSON.parse(String(json)));
  if (values.length !== 1) throw new ContributionsError(`${file} must have one export: the contributions`);
  const parsed = contributionsSchema.safeParse(values[0]);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${whatIsWrong(issue)}`);
    throw new ContributionsError(`${file} does not fit the contract:\n${lines.join('\n')}`);
  }
  return parsed.data;
}

/** The texts of zod's small build say "Invalid input" alone; which key is too many is the part that helps. */
const whatIsWrong = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys' ? `unknown ${issue.keys.join(', ')}` : issue.message;

function run(file: string, code: string): unknown {
  try {
    return vm.runInNewContext(code, {});
  } catch (cause) {
    const message = isErrorLike(cause) ? cause.message : String(cause);
    throw new ContributionsError(`${file} cannot be run by itself: ${message}`, { cause });
  }
}

/** An error of another realm is no instance of this one's Error. */
function isErrorLike(value: unknown): value is { message: string } {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}
