import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { existsSync } from 'node:fs';
import path from 'node:path';
import refreshTypeScript from 'react-refresh-typescript';
import {
  BannerPlugin,
  Compilation,
  type Compiler,
  type Configuration,
  type EntryObject,
  type RuleSetRule,
  container,
  type Dependency,
  EntryPlugin,
  sharing,
  type WebpackPluginInstance,
} from 'webpack';
import { appFolder, packageFolder, type AppBuild } from './app';
import { IntegrityPlugin } from './integrity-plugin';
import { BUILD_STAMP, StampPlugin } from './stamp-plugin';
import { StaticFilesPlugin } from './static-files-plugin';
import { containerGlobal } from '../container-global';
import { providedByHost, sharedPackages } from './shared';

/** The shell provides what is shared, a remote takes it; where all is one build nothing is. */
function federationPlugins(build: AppBuild): WebpackPluginInstance[] {
  switch (build.flavour) {
    case 'host':
      return [new sharing.ProvideSharedPlugin({ provides: providedByHost(build) })];
    case 'remote':
      return [remoteContainer(build), consumer(), exposedInEntry(build)];
    case 'standalone':
    case 'monolith':
      return [];
  }
}

const remoteContainer = (build: AppBuild): WebpackPluginInstance =>
  new container.ContainerPlugin({
    name: containerGlobal(build.app),
    filename: build.mode === 'production' ? 'entry.[contenthash:16].js' : 'entry.js',
    library: { type: 'window', name: containerGlobal(build.app) },
    exposes: { './remote': exposedModules(build) },
  });

/** No copy to fall back on, and no check of versions: the loader runs nothing that does not fit what is here. */
const consumer = (): WebpackPluginInstance =>
  new sharing.ConsumeSharedPlugin({
    consumes: Object.fromEntries(
      sharedPackages.map((name) => [name, { import: false, singleton: true, requiredVersion: false }]),
    ),
  });

/**
 * The start runs nearly all that is in it: V8 compiles it beside, while it comes, in place of each function when it is
 * first called. Other browsers do not know the line.
 */
const compiledAhead = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /^main\..*\.js$/,
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 2,
});

const pageModule = ({ root }: Pick<AppBuild, 'root'>, name: string): string =>
  path.join(packageFolder(root, 'federation'), 'src/build/page', name);

/**
 * What runs when the shell asks for a remote; the last one is what it gets. `src/entry.ts`, if there is one, imports what
 * all pages of the remote need.
 */
const exposedModules = (build: AppBuild): string[] => [
  pageModule(build, 'attempt.mjs'),
  ...['src/entry.ts'].map((file) => path.join(appFolder(build), file)).filter((file) => existsSync(file)),
  path.join(appFolder(build), 'src/remote.ts'),
];

/** The plugin puts the exposed module into a chunk of its own, a second trip for half a kilobyte: it is in the entry. */
const exposedInEntry = (build: AppBuild): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const name = containerGlobal(build.app);
    for (const file of exposedModules(build)) {
      const dependency = EntryPlugin.createDependency(file, { name });
      compiler.hooks.compilation.tap('ExposedInEntry', ({ dependencyFactories }, { normalModuleFactory }) => {
        dependencyFactories.set(dependency.constructor as typeof Dependency, normalModuleFactory);
      });
      compiler.hooks.make.tapAsync('ExposedInEntry', (compilation, done) => {
        compilation.addInclude(compiler.context, dependency, { name }, (error) => done(error));
      });
    }
  },
});

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
      ...(production ? [compiledAhead, new StampPlugin(), new IntegrityPlugin()] : []),
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
      return { main: [pageModule(build, 'attempt.mjs'), path.join(appFolder(build), 'src/index.ts')] };
    case 'monolith':
      return { main: path.join(appFolder(build), 'src/index.ts') };
    case 'standalone':
      return { main: path.join(packageFolder(build.root, 'federation'), 'src/standalone/index.ts') };
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
      exclude: /node_modules[\\/](?!@kotoba[\\/])/,
      loader: require.resolve('ts-loader'),
      options: {
        // `npm run types` checks the types, of all workspaces at once.
        transpileOnly: true,
        // Shared packages are sources, also where they were installed.
        allowTsInNodeModules: true,
        configFile: path.join(__dirname, '../../tsconfig.json'),
        compilerOptions: { noEmit: false, sourceMap: build.mode === 'development' },
        getCustomTransformers: () => ({
          before: build.refreshes ? [refreshTypeScript()] : [],
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
  test: /[\\/]hoist-non-react-statics[\\/]/,
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
    '@emotion/is-prop-valid$': path.join(
      packageFolder(build.root, 'shared-ui'),
      'src/core/theme/forwarded-prop.ts',
    ),
    // 1.6 kB: our theme draws no ripple.
    [`${path.join(build.root, 'node_modules/@mui/material/ButtonBase/TouchRipple.mjs')}$`]: false,
    // 0.4 kB of warnings; bundlers are led to the development build, whatever the mode.
    ...(build.mode === 'production' && {
      'react-router$': path.join(router, 'index.mjs'),
      'react-router/dom$': path.join(router, 'dom-export.mjs'),
    }),
  };
}

/**
 * What shared packages have in common becomes a file of its own only when it is worth a request, bytes of sources; and
 * what stands around every control, which nearly every page has.
 */
const fewFiles: Configuration['optimization'] = {
  splitChunks: {
    minSize: 50_000,
    cacheGroups: {
      defaultVendors: false,
      field: {
        test: /[\\/](Form(Control|Label|HelperText)|InputBase|TextareaAutosize|GlobalStyles|zero-styled|debounce|getActiveElement|owner(Document|Window)|useEnhancedEffect|inputs[\\/](field|text-input)|figures[\\/]progress-bar|LinearProgress|components[\\/](forms|progress-bar)|mergeSlotProps|isMuiElement)\b/,
        chunks: 'async',
        name: 'field',
        enforce: true,
      },
    },
  },
};

/**
 * The shortest names for modules, chunks and exports (2 kB of the start). They change when a module or an export comes
 * or goes, and stay when one is changed: then the other files of an app keep their names, and browsers keep them. The
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
