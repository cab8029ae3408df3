import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const PACKAGE_NAME = '@kotoba/api';

function isThisPackage(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return false;
  const parsed: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  return typeof parsed === 'object' && parsed !== null && 'name' in parsed && parsed.name === PACKAGE_NAME;
}

function findUpwards(start: string): string | null {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    for (const candidate of [
      folder,
      join(folder, 'services/api'),
      join(folder, 'node_modules', PACKAGE_NAME),
    ]) {
      if (isThisPackage(candidate)) return candidate;
    }
    if (folder === dirname(folder)) return null;
  }
}

let found: string | null = null;

/**
 * The folder of this package on disk, where `drizzle/` and `data/` lie. The server is bundled, so neither `__dirname` nor `import.meta`
 * lead there: the search goes upwards from the started script, then from the working directory. `KOTOBA_API_ROOT` names it outright.
 */
export function packageRoot(): string {
  found ??=
    process.env['KOTOBA_API_ROOT'] ??
    findUpwards(dirname(process.argv[1] ?? process.cwd())) ??
    findUpwards(process.cwd());
  if (found === null) {
    throw new Error(
      `The folder of ${PACKAGE_NAME} was not found above ${process.cwd()}; name it in KOTOBA_API_ROOT.`,
    );
  }
  return found;
}
