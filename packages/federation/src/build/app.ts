import path from 'node:path';

export const SHELL = 'shell';

/** An app of the suite: the repository, and the name of the app's folder in it. */
export interface App {
  /** The folder with `node_modules` and the apps. */
  root: string;
  /** `shell`, `mfe-learn`. */
  app: string;
}

/**
 * `host` is the shell; `remote` a container for it; `standalone` a remote in its own small host, with everything
 * bundled; `monolith` the whole suite as one program, to measure against.
 */
type Flavour = 'host' | 'remote' | 'standalone' | 'monolith';

/** What to build. */
export interface AppBuild extends App {
  flavour: Flavour;
  /** Development keeps names readable; only production is ever published. */
  mode: 'production' | 'development';
  /** Changes come into the page that is open, which has React's development build. */
  refreshes?: boolean;
  /** Absolute folder for the output. */
  outputPath: string;
}

export function appFolder({ root, app }: App): string {
  return path.join(root, app);
}

/** The sources of a shared package: a workspace of the repository, or what was installed into it. */
export function packageFolder(root: string, name: string): string {
  return path.join(root, 'node_modules/@kotoba', name);
}
