import path from 'node:path';
import type { Configuration } from 'webpack';
import { serveStandalone, type StandaloneEnv } from '../serve/standalone';
import { serveSuite, type SuiteEnv } from '../serve/suite';
import { appFolder, SHELL, type AppBuild } from './app';
import { ReleasePlugin } from './release';
import { webpackConfig } from './webpack-config';

/** What may stand behind `--env` of webpack's commands, and what webpack says there of the command itself. */
type Env = StandaloneEnv & SuiteEnv & { WEBPACK_SERVE?: boolean };

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
