import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import {
  NormalModuleReplacementPlugin,
  type Configuration,
  type EntryObject,
  type WebpackPluginInstance,
} from 'webpack';
import { federationFolder, type AppBuild } from './app';
import { entryOf } from './entry';
import { webpackConfig } from './webpack-config';

/** Where the browser finds an app that is being worked on, below the address of the suite. */
export interface DevelopmentPlace {
  /** With a slash at both ends: `/_dev/mfe-learn/`. */
  publicPath: string;
}

/** What runs before there is a fast refresh on the page. */
const BEFORE_REFRESH = /[\\/]federation[\\/]src[\\/](build|runtime[\\/]satisfies)/;

/** The same build for work at it: readable, kept in memory, with hot replacement that keeps the state of components. */
export function developmentConfig(
  build: Omit<AppBuild, 'mode'>,
  { publicPath }: DevelopmentPlace,
): Configuration {
  const config = webpackConfig({ ...build, mode: 'development' });
  return {
    ...config,
    entry: developmentEntry(build),
    output: { ...config.output, publicPath, clean: false },
    cache: { type: 'memory' },
    plugins: [...(config.plugins ?? []), ...refreshPlugins(build)],
    optimization: { ...config.optimization, minimize: false },
  };
}

const pageFile = (build: Omit<AppBuild, 'mode'>, name: string) =>
  path.join(federationFolder(build.root), 'src/build/page', name);

function developmentEntry(build: Omit<AppBuild, 'mode'>): EntryObject {
  const entry = entryOf({ ...build, mode: 'development' });
  return build.flavour === 'host'
    ? { main: [pageFile(build, 'publish-refresh.cjs'), ...Object.values(entry).map(String)] }
    : entry;
}

function refreshPlugins(build: Omit<AppBuild, 'mode'>): WebpackPluginInstance[] {
  const refresh = new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, BEFORE_REFRESH] });
  if (build.flavour !== 'remote') return [refresh];
  const own = /[\\/]react-refresh[\\/]runtime\.js$/;
  return [refresh, new NormalModuleReplacementPlugin(own, pageFile(build, 'adopt-refresh.cjs'))];
}
