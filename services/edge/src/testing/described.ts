import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@kotoba/contracts';
import type { Surface } from '@kotoba/contracts/surface';
import { builtRemote, builtShell } from './releases';

export const CORE = '@kotoba/shared-ui/core';
/** The remote whose releases are described here. */
export const LEARN = 'mfe-learn';

const VERSIONS = { react: '19.3.1', '@kotoba/contracts': '1.0.0', [CORE]: '1.0.0' };

/** A built folder whose description says something else, too. */
export function described(folder: string, file: string, more: object): string {
  const before = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object;
  writeFileSync(path.join(folder, file), JSON.stringify({ ...before, ...more }));
  return folder;
}

/** What is used, or given, of `CORE`. */
export const surfaceOf = (names: readonly string[], more: Partial<Surface> = {}): Surface => ({
  contract: CONTRACT_VERSION,
  by: '1',
  symbols: { [CORE]: Object.fromEntries(names.map((each) => [each, 0])) },
  shapes: ['.'],
  paths: {},
  ...more,
});

/** A remote that uses some names, built with some versions of shared packages. */
export function remoteWith(
  script: string,
  names: readonly string[],
  more: Partial<Surface> = {},
  versions: Readonly<Record<string, string>> = {},
): string {
  const ranges = Object.entries({ ...VERSIONS, ...versions }).map(([request, each]) => [request, `^${each}`]);
  const shared = Object.fromEntries(ranges) as Record<string, string>;
  return described(builtRemote(LEARN, script), 'release.json', { uses: surfaceOf(names, more), shared });
}

/** A shell that gives some names, in some versions of shared packages. */
export function shellWith(
  script: string,
  names: readonly string[],
  more: Partial<Surface> = {},
  versions: Readonly<Record<string, string>> = {},
): string {
  const provides = { ...VERSIONS, ...versions };
  return described(builtShell(script), 'shell.json', { gives: surfaceOf(names, more), provides });
}
