import path from 'node:path';
import type { Configuration } from 'webpack';
import { appFolder, type App } from '../build/app';
import { readContributions } from '../build/release';
import { webpackConfig } from '../build/webpack-config';
import { CONTRIBUTIONS_PATH } from './contributions-path';
import { serverOptions } from './development';

export interface IntoSuiteEnv {
  /** The origin of the deployed suite whose pages, in a browser on this computer, take the remote from here. */
  into?: string;
}

/**
 * A remote from its sources for the pages of a suite elsewhere. No fast refresh: React is that suite's, and as it ships.
 * What was saved is there when the page is loaded anew.
 */
export async function serveIntoSuite(app: App, into: string): Promise<Configuration> {
  const outputPath = path.join(appFolder(app), 'dist/into-suite');
  const contributions = JSON.stringify(await readContributions(app));
  const config = webpackConfig({ ...app, flavour: 'remote', mode: 'development', outputPath });
  return {
    ...config,
    output: { ...config.output, clean: false },
    cache: { type: 'memory' },
    devServer: {
      ...serverOptions(4100),
      hot: false,
      liveReload: false,
      client: false,
      webSocketServer: false,
      headers: {
        'access-control-allow-origin': into,
        'access-control-allow-private-network': 'true',
        'cache-control': 'no-store',
      },
      setupMiddlewares: (middlewares, server) => {
        server.app?.get(CONTRIBUTIONS_PATH, (_request, response) => void response.end(contributions));
        return middlewares;
      },
    },
  };
}
