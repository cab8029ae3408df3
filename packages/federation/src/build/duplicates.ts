import type { BuildReport } from './report';

/** Pieces of the build tools that every app has to bring along; each is a few lines. */
const TOOL_RUNTIME = [
  /^packages\/federation\/src\/build\/page\//,
  /^node_modules\/(css-loader|mini-css-extract-plugin|@module-federation\/[a-z-]+)\/dist\/(runtime|hmr)\//,
  /\.css$/,
];

export interface Duplicate {
  module: string;
  apps: string[];
}

/**
 * Modules of libraries and shared packages that more than one app brings. One tab can hold the shell and every remote, so any two of
 * them would be twice on a page: share the door to it (`sharedSurface`) instead.
 */
export function duplicates(reports: readonly Pick<BuildReport, 'app' | 'foreignModules'>[]): Duplicate[] {
  const apps = new Map<string, string[]>();
  for (const { app, foreignModules } of reports) {
    for (const module of foreignModules) {
      if (TOOL_RUNTIME.some((pattern) => pattern.test(module))) continue;
      apps.set(module, [...(apps.get(module) ?? []), app]);
    }
  }
  return [...apps]
    .filter(([, bringers]) => bringers.length > 1)
    .map(([module, bringers]) => ({ module, apps: bringers }));
}
