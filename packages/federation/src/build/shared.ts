import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AppBuild } from './app';

/**
 * `eager` packages are part of the shell's start; `lazy` ones are chunks of the shell that a remote's first use
 * fetches.
 */
type Provision = 'eager' | 'lazy';

/**
 * The curated surface that shell and remotes share, all of it as singletons. Sharing whole libraries instead (MUI, or
 * everything through a barrel) was measured at 1.78 times the bytes of a monolith; this list at 1.14. Remotes reach a
 * library only through these entry points.
 */
const sharedSurface: Readonly<Record<string, Provision>> = {
  react: 'eager',
  'react/jsx-runtime': 'eager',
  'react-dom': 'eager',
  // No remote asks for it. Here it is in one file with the rest of the start, which compresses better (3 kB) than two.
  'react-dom/client': 'eager',
  '@kotoba/contracts': 'eager',
  '@kotoba/session': 'eager',
  '@kotoba/api-client': 'eager',
  '@kotoba/federation/router': 'eager',
  '@kotoba/shared-ui/core': 'eager',
  '@kotoba/api-client/live': 'lazy',
  '@kotoba/shared-ui/data': 'lazy',
  '@kotoba/shared-ui/forms': 'lazy',
  '@kotoba/shared-ui/inputs': 'lazy',
  '@kotoba/shared-ui/list': 'lazy',
  '@kotoba/shared-ui/progress': 'lazy',
  '@kotoba/shared-ui/search-select': 'lazy',
  '@kotoba/shared-ui/select': 'lazy',
  '@kotoba/shared-ui/switch': 'lazy',
  '@kotoba/shared-ui/tabs': 'lazy',
  '@kotoba/shared-ui/words': 'lazy',
  '@kotoba/japanese': 'lazy',
  '@kotoba/japanese/answers': 'lazy',
};

export const sharedPackages: readonly string[] = Object.keys(sharedSurface);

/** Whether a shared package is no part of the shell's start. */
export const isFetchedLater = (request: string): boolean => sharedSurface[request] === 'lazy';

/** `@kotoba/shared-ui/core` → `@kotoba/shared-ui`, `react/jsx-runtime` → `react`. */
function packageOf(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}

/** The packages of ours among them. */
export const sharedFolders: readonly string[] = [...new Set(sharedPackages.map(packageOf))].filter((name) =>
  name.startsWith('@kotoba/'),
);

/** The installed version of the package behind a shared request, read from `root`'s node_modules. */
function installedVersion(root: string, request: string): string {
  const file = path.join(root, 'node_modules', packageOf(request), 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/** The shell provides everything, in the versions that are installed. */
export const installedVersions = ({ root }: Pick<AppBuild, 'root'>): Record<string, string> =>
  Object.fromEntries(sharedPackages.map((request) => [request, installedVersion(root, request)]));

/** What a remote demands of each shared package: compatible with the version that it was built against. */
export const requiredRanges = (build: Pick<AppBuild, 'root'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(installedVersions(build)).map(([request, version]) => [request, `^${version}`]),
  );

/** What the shell provides, as webpack is told of it. */
export const providedByHost = (build: Pick<AppBuild, 'root'>) =>
  Object.fromEntries(
    Object.entries(installedVersions(build)).map(([request, version]) => [
      request,
      { shareKey: request, version, eager: !isFetchedLater(request) },
    ]),
  );
