import { writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import type { AppBuild } from './app';
import { measure, type MeasuredPart } from './budgets';
import { writeRelease, writeShellRelease } from './release';
import { reportOf, type BuildReport } from './report';
import { standaloneFiles, type StandaloneFiles } from './standalone-files';
import { webpackConfig } from './webpack-config';

export interface BuiltApp {
  /** Id of the release. */
  id: string;
  report: BuildReport;
  parts: MeasuredPart[];
}

/** webpack's complaints, formatted. */
export class BuildFailed extends Error {
  override name = 'BuildFailed';
}

/** Builds an app for publishing: the files, their description beside them, and their sizes. */
export async function buildApp(build: AppBuild): Promise<BuiltApp> {
  const { compilation } = await compile(build);
  const report = reportOf(build, compilation);
  const { id } =
    build.flavour === 'remote' ? await writeRelease(build, report) : await writeShellRelease(build, report);
  const parts = measure(report, build.outputPath);
  writeFileSync(
    path.join(build.outputPath, '..', 'report.json'),
    JSON.stringify({ ...report, parts }, null, 2),
  );
  return { id, report, parts };
}

/** Builds a remote into its own small host. Gives what its page has to name. */
export async function buildStandalone(build: AppBuild): Promise<StandaloneFiles> {
  const { compilation } = await compile({ ...build, flavour: 'standalone' });
  return standaloneFiles(compilation);
}

/** Runs webpack once. */
export async function compile(build: AppBuild): Promise<Stats> {
  const compiler = webpack(webpackConfig(build));
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (result) resolve(result);
      else reject(error ?? new BuildFailed(`${build.app}: no result`));
    });
  });
  await new Promise<void>((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve())),
  );
  if (stats.hasErrors()) throw new BuildFailed(stats.toString({ preset: 'errors-only', colors: false }));
  return stats;
}
