import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Where built tools and notes about builds are kept; it can be deleted at any time. */
export const cacheFolder = join(root, 'node_modules/.cache/kotoba');

export const SHELL = 'shell';

/** The remotes are the folders named `mfe-*`. */
export const remoteNames = () =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mfe-'))
    .map(({ name }) => name)
    .sort();

/** The shell and all remotes. */
export const appNames = () => [SHELL, ...remoteNames()];

/** Where an app is built to. */
export const releaseOutput = (app) => join(root, app, 'dist', 'release');

/** Where the server is built to. */
export const serverOutput = join(root, 'services/edge/dist/server');
