import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { appFolder, federationFolder, type AppBuild } from './app';
import { entryOf } from './entry';
import { federationPlugins, runtimeAlias } from './federation-plugins';
import { IntegrityPlugin } from './integrity-plugin';
import { leanLibraries } from './lean-libraries';
import { minimizer } from './minimizer';
import { rules } from './rules';
import { BUILD_STAMP, StampPlugin } from './stamp-plugin';
import { StaticFilesPlugin } from './static-files-plugin';

/**
 * The one webpack configuration of the suite: the shell, every remote and every standalone host differ only in their entry and in
 * the federation plugin. Nothing it emits needs `eval`, so that the page's policy can forbid it.
 */
export function webpackConfig(build: AppBuild): Configuration {
  const production = build.mode === 'production';
  return {
    name: build.app,
    mode: build.mode,
    target: ['web', 'es2022'],
    context: appFolder(build),
    entry: entryOf(build),
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: build.outputPath,
      publicPath: 'auto',
      filename: production ? '[name].[contenthash:16].js' : '[name].js',
      chunkFilename: production ? 'chunks/[name].[contenthash:16].js' : 'chunks/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:16][ext]',
      uniqueName: `${build.app}-${BUILD_STAMP}`,
      crossOriginLoading: 'anonymous',
      // A module that failed while it was loading must throw again on the next try, not hand out its empty exports.
      strictModuleErrorHandling: true,
      hashFunction: 'sha256',
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: {
        ...runtimeAlias(build),
        ...leanLibraries(build),
        '@app/remote$': path.join(appFolder(build), 'src/remote.ts'),
        '@app/contributions$': path.join(appFolder(build), 'src/contributions.ts'),
      },
    },
    resolveLoader: {
      alias: { 'kotoba-swc': path.join(federationFolder(build.root), 'src/build/swc-loader.cjs') },
    },
    module: { rules: rules(build), strictExportPresence: true },
    plugins: [
      ...federationPlugins(build),
      ...(build.flavour === 'remote' ? [] : [new StaticFilesPlugin(build)]),
      new MiniCssExtractPlugin({
        filename: production ? '[name].[contenthash:16].css' : '[name].css',
        chunkFilename: production ? 'chunks/[name].[contenthash:16].css' : 'chunks/[name].css',
      }),
      ...(production ? [new StampPlugin(), new IntegrityPlugin()] : []),
    ],
    optimization: production ? shortNames() : {},
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/**
 * The shortest names for modules, chunks and exports (2 kB of the start). They may change with any change of the sources, which costs
 * nothing: every release has its own folder, and no browser reuses a file of another one.
 */
function shortNames(): Configuration['optimization'] {
  return {
    minimizer: [minimizer()],
    realContentHash: true,
    moduleIds: 'natural',
    chunkIds: 'natural',
    mangleExports: 'size',
  };
}
