import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION, release, type Release } from '@kotoba/contracts';
import { shellRelease, type ShellRelease } from '@kotoba/contracts/shell-release';
import { WebpackError, type Compilation, type Compiler } from 'webpack';
import { hashFiles, listFiles, releaseIdOf } from '../files';
import { appFolder, type AppBuild } from './app';
import { complaintOf, measure, overBudget, sizeLines, reportOf, type BuildReport } from './budgets';
import { readContributions } from './contributions';
import { requiredRanges } from './shared';

/**
 * Makes a release of what was built: its description beside the files, and `report.json` one folder up. The build fails when a part is
 * over its budget; with BUDGETS=warn it only says so.
 */
export class ReleasePlugin {
  constructor(private readonly build: AppBuild) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      if (compilation.errors.length === 0) await this.#release(compilation);
    });
  }

  async #release(compilation: Compilation): Promise<void> {
    const { build } = this;
    const report = reportOf(build, compilation);
    if (build.flavour === 'remote') await writeRelease(build, report);
    else await writeShellRelease(build, report);
    const parts = measure(report, build.outputPath);
    writeJson(path.join(build.outputPath, '..', 'report.json'), { ...report, parts });
    process.stdout.write(`${sizeLines(parts).join('\n')}\n`);
    const complaints = overBudget(parts).map((part) => new WebpackError(complaintOf(part)));
    (process.env.BUDGETS === 'warn' ? compilation.warnings : compilation.errors).push(...complaints);
  }
}

/** Writes `release.json` into the folder that a remote was built to. */
async function writeRelease(build: AppBuild, report: BuildReport): Promise<void> {
  const files = hashFiles(build.outputPath, listFiles(build.outputPath, ['release.json']));
  const contributions = await readContributions(build);
  const ranges = Object.entries(requiredRanges(build));
  const shared = Object.fromEntries(ranges.filter(([name]) => report.consumes.includes(name)));
  const entry = report.parts[0]?.files.find((file) => file.startsWith('entry.'));
  const written: Release = release.parse({
    contract: CONTRACT_VERSION,
    name: build.app,
    version: versionOf(build),
    id: releaseIdOf(files, JSON.stringify([CONTRACT_VERSION, shared, contributions])),
    createdAt: new Date().toISOString(),
    entry,
    preload: report.preload.filter((file) => file.endsWith('.js')),
    files,
    shared,
    contributions,
  });
  writeJson(path.join(build.outputPath, 'release.json'), written);
}

/** Writes `shell.json` into the folder that the shell was built to. */
async function writeShellRelease(build: AppBuild, report: BuildReport): Promise<void> {
  const files = hashFiles(build.outputPath, listFiles(build.outputPath, ['shell.json']));
  const contributions = await readContributions(build);
  const start = report.parts[0]?.files ?? [];
  const hinted = (names: readonly string[]) => names.map((file) => ({ file, integrity: files[file] }));
  const first = start.filter((file) => !report.preload.includes(file) && file.endsWith('.js'));
  const written: ShellRelease = shellRelease.parse({
    version: versionOf(build),
    id: releaseIdOf(files, JSON.stringify(contributions)),
    createdAt: new Date().toISOString(),
    early: hinted(report.early),
    scripts: hinted(first),
    styles: hinted(start.filter((file) => file.endsWith('.css'))),
    preload: hinted(report.preload.filter((file) => file.endsWith('.js'))),
    files,
    contributions,
  });
  writeJson(path.join(build.outputPath, 'shell.json'), written);
}

function versionOf(build: AppBuild): string {
  const text = readFileSync(path.join(appFolder(build), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
