import path from 'node:path';

/** `host` is the shell; `remote` a container for it; `standalone` a remote in its own small host, with everything bundled. */
export type Flavour = 'host' | 'remote' | 'standalone';

/** What to build. */
export interface AppBuild {
  /** The repository: the folder with `node_modules` and the apps. */
  root: string;
  /** Folder name of the app: `shell`, `mfe-learn`. */
  app: string;
  flavour: Flavour;
  /** Development keeps names readable and adds fast refresh; only production is ever published. */
  mode: 'production' | 'development';
  /** Absolute folder for the output. */
  outputPath: string;
}

export function appFolder(build: Pick<AppBuild, 'root' | 'app'>): string {
  return path.join(build.root, build.app);
}

export function federationFolder(root: string): string {
  return path.join(root, 'node_modules/@kotoba/federation');
}
