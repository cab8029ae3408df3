import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The repository. */
export const root = resolve(__dirname, '..');

/** Where built tools and notes about builds are kept; it can be deleted at any time. */
export const cacheFolder = join(root, 'node_modules/.cache/kotoba');

/** The folder that holds what the suite owns. */
export const dataFolder = (repository = root) => resolve(repository, process.env.DATA_DIR || '.data');

/**
 * Where the tests keep the speech tools that are compiled once, so that each fresh data folder need not do it again.
 */
export const toolsFolder = () =>
  process.env.KOTOBA_TOOLS_DIR ?? join(root, 'node_modules/.cache/kotoba-tools');

export const SHELL = 'shell';

/** The remotes are the folders named `mfe-*`. */
export const remoteNames = (repository = root): string[] =>
  readdirSync(repository, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mfe-'))
    .map(({ name }) => name)
    .sort();

/** The shell and all remotes. */
export const appNames = (repository = root): string[] => [SHELL, ...remoteNames(repository)];

/** Where an app is built to. */
export const releaseOutput = (app: string, repository = root): string =>
  join(repository, app, 'dist', 'release');

/** Where the server is built to. */
export const serverOutput = join(root, 'services/edge/dist/server');
