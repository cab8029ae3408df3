import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import type { AppBuild } from './app';
import { webpackConfig } from './webpack-config';

/** Where the browser finds an app that is being worked on, below the address of the suite. */
export interface DevelopmentPlace {
  /** With a slash at both ends: `/@dev/mfe-learn/`. */
  publicPath: string;
}

/** The same build for work at it: readable, kept in memory, with hot replacement that keeps the state of components. */
export function developmentConfig(
  build: Omit<AppBuild, 'mode'>,
  { publicPath }: DevelopmentPlace,
): Configuration {
  const config = webpackConfig({ ...build, mode: 'development' });
  return {
    ...config,
    output: { ...config.output, publicPath, clean: false },
    cache: { type: 'memory' },
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
    optimization: { ...config.optimization, minimize: false },
  };
}
