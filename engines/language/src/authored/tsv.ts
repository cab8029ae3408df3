import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile } from '../package-file';

/** A line of an authored file with its place, so that a mistake can be named. */
export interface AuthoredLine {
  readonly place: string;
  readonly text: string;
}

const root = (): string => packageFile('data/authored');

export function authoredFiles(folder: string): string[] {
  return readdirSync(join(root(), folder))
    .filter((file) => file.endsWith('.tsv'))
    .sort();
}

/** The lines of an authored file that are not empty. Small files, read once when the engine is made. */
export function authoredLines(file: string): AuthoredLine[] {
  return readFileSync(join(root(), file), 'utf8')
    .split('\n')
    .map((text, index) => ({ text, place: `${file}:${index + 1}` }))
    .filter(({ text }) => text.trim() !== '');
}

/** The columns of a line; throws when it has not exactly as many as it should. */
export function columns({ text, place }: AuthoredLine, count: number): string[] {
  const parts = text.split('\t');
  if (parts.length !== count) throw new Error(`${place}: ${parts.length} columns, ${count} expected`);
  return parts;
}
