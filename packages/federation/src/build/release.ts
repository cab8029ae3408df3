import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION, release, type Release } from '@kotoba/contracts';
import { shellRelease, type ShellRelease } from '@kotoba/contracts/shell-release';
import { hashFiles, listFiles, releaseIdOf } from '../files';
import { appFolder, type AppBuild } from './app';
import { readContributions } from './contributions';
import type { BuildReport } from './report';
import { requiredRanges } from './shared';

/** Writes `release.json` into the folder that a remote was built to. */
export async function writeRelease(build: AppBuild, report: BuildReport): Promise<Release> {
  const files = hashFiles(build.outputPath, listFiles(build.outputPath, ['release.json']));
  const contributions = await readContributions(build);
  const ranges = Object.entries(requiredRanges(build));
  const shared = Object.fromEntries(ranges.filter(([name]) => report.consumes.includes(name)));
  const entry = report.parts[0]?.files.find((file) => file.startsWith('entry.'));
  const written = release.parse({
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
  return written;
}

/** Writes `shell.json` into the folder that the shell was built to. */
export async function writeShellRelease(build: AppBuild, report: BuildReport): Promise<ShellRelease> {
  const files = hashFiles(build.outputPath, listFiles(build.outputPath, ['shell.json']));
  const contributions = await readContributions(build);
  const start = report.parts[0]?.files ?? [];
  const hinted = (names: readonly string[]) => names.map((file) => ({ file, integrity: files[file] }));
  const first = start.filter((file) => !report.preload.includes(file) && file.endsWith('.js'));
  const written = shellRelease.parse({
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
  return written;
}

function versionOf(build: AppBuild): string {
  const text = readFileSync(path.join(appFolder(build), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
