import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuildReport, Part } from './report';

/** Most bytes over the wire with Brotli, 1 kB = 1000 bytes. */
export const BUDGETS: Readonly<Record<Part['kind'], number>> = {
  'shell start': 240_000,
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
  /^packages\/federation\/src\/build\/page\//,
  /^node_modules\/(css-loader|mini-css-extract-plugin|@module-federation\/[a-z-]+)\/dist\/(runtime|hmr)\//,
  /\.css$/,
];

export interface Duplicate {
  module: string;
  apps: string[];
}

/**
 * Modules of libraries and shared packages that more than one app brings. One tab can hold the shell and every remote, so any two of
 * them would be twice on a page: share the door to it (`sharedSurface`) instead.
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
