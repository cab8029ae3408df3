import type { ServerResponse } from 'node:http';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import {
  NormalModuleReplacementPlugin,
  type Compilation,
  type Configuration,
  type EntryObject,
  type Stats,
  type WebpackPluginInstance,
} from 'webpack';
import type Server from 'webpack-dev-server';
import { packageFolder, type AppBuild } from '../build/app';
import { entryOf, webpackConfig } from '../build/webpack-config';

/** What runs before there is a fast refresh on the page. */
const BEFORE_REFRESH = /[\\/]federation[\\/]src[\\/]build/;

/**
 * The same build for work at it: readable, kept in memory, with hot replacement that keeps the state of components.
 * `publicPath` is where the browser finds it, with a slash at both ends.
 */
export function developmentConfig(build: Omit<AppBuild, 'mode'>, publicPath: string): Configuration {
  const config = webpackConfig({ ...build, mode: 'development', refreshes: true });
  return {
    ...config,
    entry: developmentEntry(build),
    output: { ...config.output, publicPath, clean: false },
    cache: { type: 'memory' },
    plugins: [...(config.plugins ?? []), ...refreshPlugins(build)],
    optimization: { ...config.optimization, minimize: false },
    infrastructureLogging: { level: 'info' },
  };
}

const pageFile = (build: Omit<AppBuild, 'mode'>, name: string) =>
  path.join(packageFolder(build.root, 'federation'), 'src/build/page', name);

function developmentEntry(build: Omit<AppBuild, 'mode'>): EntryObject {
  const entry = entryOf({ ...build, mode: 'development' });
  return build.flavour === 'host'
    ? { main: [pageFile(build, 'publish-refresh.cjs'), ...Object.values(entry).flat().map(String)] }
    : entry;
}

function refreshPlugins(build: Omit<AppBuild, 'mode'>): WebpackPluginInstance[] {
  const refresh = new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, BEFORE_REFRESH] });
  if (build.flavour !== 'remote') return [refresh];
  const own = /[\\/]react-refresh[\\/]runtime\.js$/;
  return [refresh, new NormalModuleReplacementPlugin(own, pageFile(build, 'adopt-refresh.cjs'))];
}

/** How all of our pages are served while they are worked on: to this machine, with the port of PORT. */
export function serverOptions(port: number): Server.Configuration {
  return {
    port: Number(process.env.PORT || port),
    host: '127.0.0.1',
    hot: true,
    client: { overlay: true, logging: 'warn', webSocketURL: 'auto://0.0.0.0:0/ws' },
    static: false,
    // Events come as they happen, not when a block is full.
    compress: false,
    devMiddleware: { index: false },
  };
}

/** The newest build of each app that a server serves, when none is going on. */
export async function newestBuilds({ middleware }: Server): Promise<Stats[]> {
  if (!middleware) throw new Error('The server has not started');
  await new Promise<unknown>((valid) => middleware.waitUntilValid(valid));
  const { stats } = middleware.context;
  if (!stats) return [];
  return 'stats' in stats ? stats.stats : [stats];
}

/** What a page has to name of an app's build, relative to its public path. */
export interface PageFiles {
  early: string[];
  scripts: string[];
  styles: string[];
}

export function pageFiles(compilation: Compilation): PageFiles {
  const entry = compilation.entrypoints.get('main');
  if (!entry) throw new Error('A page was built without an entry');
  const files = entry.getFiles().filter((file) => !file.endsWith('.hot-update.js'));
  return {
    early: [...compilation.assetsInfo.keys()].filter((file) => /^early\..*\.js$/.test(file)),
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

/** Sends a page, freshly: it names files that change. */
export function sendPage(response: ServerResponse, { html, policy }: { html: string; policy: string }): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  });
  response.end(html);
}
