import type { parseArgs } from 'node:util';
import type { Operator } from '../../features/accounts/audit.repository';
import type { Platform } from '../../platform/platform';

/** What whoever typed a command can put right. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

export const flags = {
  by: { type: 'string' },
  reason: { type: 'string' },
  until: { type: 'string' },
  remove: { type: 'boolean' },
  yes: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type Flags = ReturnType<typeof parseArgs<{ options: typeof flags }>>['values'];

export interface Work {
  readonly platform: Platform;
  /** What stands behind the command. */
  readonly given: readonly string[];
  readonly values: Flags;
  readonly operator: Operator;
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Rows below their names; or as JSON. */
export function show(rows: readonly Record<string, string | number | null>[], { json }: Flags): void {
  if (json) return say(JSON.stringify(rows, null, 2));
  if (rows.length === 0) return;
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))];
  const widths = names.map((_, i) => Math.max(...lines.map((cells) => cells[i]?.length ?? 0)));
  for (const cells of lines) {
    const line = cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');
    say(line.trimEnd());
  }
}
