import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { NormalModuleReplacementPlugin, type WebpackPluginInstance } from 'webpack';
import { containerGlobal } from '../container-global';
import { appFolder, federationFolder, type AppBuild } from './app';
import { sharedByHost, sharedByRemote } from './shared';

/** One federation runtime per page: the shell bundles and publishes it, a remote's entry adopts it. */
export function federationPlugins(build: AppBuild): WebpackPluginInstance[] {
  switch (build.flavour) {
    case 'host':
      return [host(build), ...leanRuntime(build)];
    case 'remote':
      return [remote(build)];
    case 'standalone':
      return [];
  }
}

const common = {
  // The default would fetch the entry of every known remote before the first screen, and a dead one could stop the start.
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
    exposes: { './remote': path.join(appFolder(build), 'src/remote.ts') },
    shared: sharedByRemote(build),
    experiments: { optimization },
  });
}

/** Parts of the library's runtime that a page does not need as they are, and what stands in their place. */
const REPLACED = [
  [/[\\/]runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/, 'satisfy.mjs'],
  [/[\\/]runtime-core[\\/]dist[\\/]utils[\\/]logger\.js$/, 'runtime-log.mjs'],
] as const;

function leanRuntime(build: AppBuild): WebpackPluginInstance[] {
  const folder = path.join(federationFolder(build.root), 'src/build/page');
  return REPLACED.map(([part, ours]) => new NormalModuleReplacementPlugin(part, path.join(folder, ours)));
}

/** Where the library's runtime would be bundled, the shell has the part of it that is published, and a remote the one who adopts it. */
export function runtimeAlias(build: AppBuild): Record<string, string> {
  if (build.flavour === 'standalone') return {};
  const require = createRequire(path.join(federationFolder(build.root), 'package.json'));
  const runtime = createRequire(require.resolve('@module-federation/enhanced')).resolve(
    '@module-federation/webpack-bundler-runtime/bundler',
  );
  const ours = build.flavour === 'host' ? 'publish-runtime.mjs' : 'adopt-runtime.mjs';
  return { [runtime]: path.join(federationFolder(build.root), 'src/build/page', ours) };
}
