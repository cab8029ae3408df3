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
