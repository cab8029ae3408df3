import path from 'node:path';
import type { EntryObject } from 'webpack';
import { appFolder, federationFolder, type AppBuild } from './app';

/** A remote has no entry of its own: its container is one, made by the federation plugin. */
export function entryOf(build: AppBuild): EntryObject {
  switch (build.flavour) {
    case 'host':
      return { main: path.join(appFolder(build), 'src/index.ts') };
    case 'standalone':
      return { main: path.join(federationFolder(build.root), 'src/standalone/index.ts') };
    case 'remote':
      return {};
  }
}
