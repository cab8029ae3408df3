import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import path from 'node:path';
import refreshTypeScript from 'react-refresh-typescript';
import {
  type Compiler,
  type Configuration,
  type EntryObject,
  type RuleSetRule,
  EntryPlugin,
  NormalModuleReplacementPlugin,
  type WebpackPluginInstance,
} from 'webpack';
import { appFolder, federationFolder, type AppBuild } from './app';
import { IntegrityPlugin } from './integrity-plugin';
import { BUILD_STAMP, StampPlugin } from './stamp-plugin';
import { StaticFilesPlugin } from './static-files-plugin';
import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerGlobal } from '../container-global';
import { sharedByHost, sharedByRemote } from './shared';

/** One federation runtime per page: the shell bundles and publishes it, a remote's entry adopts it. */
function federationPlugins(build: AppBuild): WebpackPluginInstance[] {
  switch (build.flavour) {
    case 'host':
      return [host(build), ...leanRuntime(build)];
    case 'remote':
      return [remote(build), exposedInEntry(build)];
    case 'standalone':
    case 'monolith':
      return [];
  }
}

const common = {
  // The default would fetch the entry of every known remote before the first screen, and a dead one could stop the
  // start.
  shareStrategy: 'loaded-first',
  manifest: false,
  dts: false,
} as const;

// The loader (src/runtime) fetches containers itself and the registry replaces manifests, so neither is bundled.
const optimization = { disableSnapshot: true, disableRemote: true, target: 'web' } as const;

function host(build: AppBuild): WebpackPluginInstance {
  return new ModuleFederationPlugin({
    ...common,
    name: containerGlobal(build.app),
    shared: sharedByHost(build),
    experiments: { optimization },
  });
}

function remote(build: AppBuild): WebpackPluginInstance {
  return new ModuleFederationPlugin({
    ...common,
    name: containerGlobal(build.app),
    filename: build.mode === 'production' ? 'entry.[contenthash:16].js' : 'entry.js',
    library: { type: 'window', name: containerGlobal(build.app) },
    exposes: { './remote': exposedModule(build) },
    shared: sharedByRemote(build),
    experiments: { optimization },
  });
}

const exposedModule = (build: AppBuild): string => path.join(appFolder(build), 'src/remote.ts');

/** The plugin puts the exposed module into a chunk of its own, a second trip for half a kilobyte: it is in the entry. */
const exposedInEntry = (build: AppBuild): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.make.tapAsync('ExposedInEntry', (compilation, done) => {
      const name = containerGlobal(build.app);
      const dependency = EntryPlugin.createDependency(exposedModule(build), { name });
      compilation.addInclude(compiler.context, dependency, { name }, (error) => done(error));
    });
  },
});

/** Parts of the library's runtime that a page does not need as they are, and what stands in their place. */
const REPLACED = [
  [/[\\/]runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/, 'satisfy.mjs'],
  [/[\\/]runtime-core[\\/]dist[\\/]utils[\\/]logger\.js$/, 'runtime-log.mjs'],
] as const;

function leanRuntime(build: AppBuild): WebpackPluginInstance[] {
  const folder = path.join(federationFolder(build.root), 'src/build/page');
  return REPLACED.map(([part, ours]) => new NormalModuleReplacementPlugin(part, path.join(folder, ours)));
}

/**
 * Where the library's runtime would be bundled, the shell has the part of it that is published, and a remote the one
 * who adopts it.
 */
function runtimeAlias(build: AppBuild): Record<string, string> {
  if (build.flavour !== 'host' && build.flavour !== 'remote') return {};
  const require = createRequire(path.join(federationFolder(build.root), 'package.json'));
  const runtime = createRequire(require.resolve('@module-federation/enhanced')).resolve(
    '@module-federation/webpack-bundler-runtime/bundler',
  );
  const ours = build.flavour === 'host' ? 'publish-runtime.mjs' : 'adopt-runtime.mjs';
  return { [runtime]: path.join(federationFolder(build.root), 'src/build/page', ours) };
}

/**
 * The one webpack configuration of the suite: the shell, every remote and every standalone host differ only in their
 * entry and in the federation plugin. Nothing it emits needs `eval`, so that the page's policy can forbid it.
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
    optimization: production ? { ...shortNames(), ...(build.flavour === 'host' && fewFiles) } : {},
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** A remote has no entry of its own: its container is one, made by the federation plugin. */
export function entryOf(build: AppBuild): EntryObject {
  switch (build.flavour) {
    case 'host':
    case 'monolith':
      return { main: path.join(appFolder(build), 'src/index.ts') };
    case 'standalone':
      return { main: path.join(federationFolder(build.root), 'src/standalone/index.ts') };
    case 'remote':
      return {};
  }
}

/**
 * How sources become modules: TypeScript through ts-loader, styles into files of their own, fonts and pictures as
 * content-hashed assets.
 */
function rules(build: AppBuild): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: require.resolve('ts-loader'),
      options: {
        // `npm run types` checks the types, of all workspaces at once.
        transpileOnly: true,
        configFile: path.join(__dirname, '../../tsconfig.json'),
        compilerOptions: { noEmit: false, sourceMap: build.mode === 'development' },
        getCustomTransformers: () => ({
          before: build.mode === 'development' ? [refreshTypeScript()] : [],
        }),
      },
    },
    definitionsOnly,
    { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')], sideEffects: true },
    { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
    // Libraries that are ES modules by name but import without file endings.
    { test: /\.m?js$/, resolve: { fullySpecified: false } },
  ];
}

/**
 * Modules of definitions; their packages only do not say so, and unused ones would stay (`withTheme`'s helper: 0.5
 * kB).
 */
const definitionsOnly: RuleSetRule = {
  test: [
    /[\\/]@module-federation[\\/](runtime-core|runtime|webpack-bundler-runtime)[\\/]/,
    /[\\/]hoist-non-react-statics[\\/]/,
  ],
  sideEffects: false,
};

/**
 * Lighter files in place of those that a library's package.json leads to. Each figure is Brotli, measured on the
 * shell's start.
 */
function leanLibraries(build: AppBuild): Record<string, string | false> {
  const router = path.join(build.root, 'node_modules/react-router/dist/production');
  return {
    // Names the attributes that a styled element forwards, in place of a list of all attributes there are: 1.7 kB.
    '@emotion/is-prop-valid$': path.join(build.root, 'packages/shared-ui/src/core/theme/forwarded-prop.ts'),
    // 1.6 kB: our theme draws no ripple.
    [`${path.join(build.root, 'node_modules/@mui/material/ButtonBase/TouchRipple.mjs')}$`]: false,
    // 0.4 kB of warnings; bundlers are led to the development build, whatever the mode.
    ...(build.mode === 'production' && {
      'react-router$': path.join(router, 'index.mjs'),
      'react-router/dom$': path.join(router, 'dom-export.mjs'),
    }),
  };
}

/** What shared packages have in common becomes a file of its own only when it is worth a request, bytes of sources. */
const fewFiles: Configuration['optimization'] = {
  splitChunks: { minSize: 50_000, cacheGroups: { defaultVendors: false } },
};

/**
 * The shortest names for modules, chunks and exports (2 kB of the start). They may change with any change of the
 * sources, which costs nothing: every release has its own folder, and no browser reuses a file of another one. The
 * minimizer is swc's: 2 % smaller over the wire than terser's result, in a third of the time.
 */
function shortNames(): Configuration['optimization'] {
  const swc = new MinimizerPlugin<object>({
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
    minimizerOptions: {
      ecma: 2022,
      compress: { passes: 3, ecma: 2022, pure_getters: true, hoist_props: true, keep_fargs: false },
      mangle: true,
      format: { comments: false },
    },
  });
  return {
    minimizer: [swc],
    realContentHash: true,
    moduleIds: 'natural',
    chunkIds: 'natural',
    mangleExports: 'size',
  };
}
