import path from 'node:path';
import { NormalModuleReplacementPlugin, type Configuration } from 'webpack';
import { serveIntoSuite, type IntoSuiteEnv } from '../serve/into-suite';
import { serveStandalone, type StandaloneEnv } from '../serve/standalone';
import { serveSuite, type SuiteEnv } from '../serve/suite';
import { appFolder, SHELL, type AppBuild } from './app';
import { ReleasePlugin } from './release';
import { webpackConfig } from './webpack-config';

/** What may stand behind `--env` of webpack's commands, and what webpack says there of the command itself. */
type Env = StandaloneEnv & SuiteEnv & IntoSuiteEnv & { WEBPACK_SERVE?: boolean };

/**
 * The function that an app's `webpack.config.ts` exports: `webpack` builds its release, `webpack serve` shows it while
 * it is worked on.
 */
export function appConfig(folder: string) {
  const app = { root: path.dirname(folder), app: path.basename(folder) };
  return async (
    env: Env,
    { mode }: { mode?: AppBuild['mode'] },
  ): Promise<Configuration | Configuration[]> => {
    if (!env.WEBPACK_SERVE) return releaseConfig({ ...app, mode: mode ?? 'production' });
    if (env.into !== undefined) return serveIntoSuite(app, env.into);
    return app.app === SHELL ? serveSuite(app, env) : serveStandalone(app, env, mode);
  };
}

function releaseConfig(app: Pick<AppBuild, 'root' | 'app' | 'mode'>): Configuration {
  const build: AppBuild = {
    ...app,
    flavour: app.app === SHELL ? 'host' : 'remote',
    outputPath: path.join(appFolder(app), 'dist', app.mode === 'production' ? 'release' : app.mode),
  };
  const config = webpackConfig(build);
  if (app.mode !== 'production') return config;
  return { ...config, plugins: [...(config.plugins ?? []), new ReleasePlugin(build)] };
}

/**
 * The suite as one program, to measure against: the shell's sources, with `replaced` in place of the modules of the
 * shell that bring remotes into the page (a request of the shell, and the file in `folder`/src that stands for it).
 */
export function monolithConfig(
  folder: string,
  { root, replaced }: { root: string; replaced: readonly (readonly [RegExp, string])[] },
): Configuration {
  const app = path.relative(root, folder).split(path.sep).join('/');
  const outputPath = path.join(folder, 'dist/release');
  const build: AppBuild = { root, app, flavour: 'monolith', mode: 'production', outputPath };
  const config = webpackConfig(build);
  const shell = appFolder({ root, app: SHELL });
  const standIns = replaced.map(
    ([request, file]) =>
      new NormalModuleReplacementPlugin(request, (found) => {
        if (found.contextInfo.issuer.startsWith(shell)) found.request = path.join(folder, 'src', file);
      }),
  );
  return { ...config, plugins: [...(config.plugins ?? []), ...standIns, new ReleasePlugin(build)] };
}
