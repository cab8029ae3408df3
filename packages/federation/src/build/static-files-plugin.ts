import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { Compilation, type Compiler, sources } from 'webpack';
import { listFiles } from '../files';
import { appFolder, type AppBuild } from './app';

/** Applies the stored theme before the first paint. It stays outside the bundle: it must run before the bundle has arrived. */
const EARLY_SCRIPT = 'packages/shared-ui/src/core/theme/theme-boot.js';

/** Adds what is not bundled: the early script, and the app's `public` folder (icons, web manifest) under its own names. */
export class StaticFilesPlugin {
  constructor(private readonly build: AppBuild) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StaticFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'StaticFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const [name, content] of [...this.#early(), ...this.#public()]) {
            compilation.emitAsset(name, new sources.RawSource(content), { minimized: true });
          }
        },
      );
    });
  }

  #early(): [string, Buffer][] {
    const file = path.join(this.build.root, EARLY_SCRIPT);
    if (!existsSync(file)) return [];
    const { code } = transformSync(readFileSync(file, 'utf8'), { minify: true });
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
    return [[`early.${hash}.js`, Buffer.from(code)]];
  }

  #public(): [string, Buffer][] {
    const folder = path.join(appFolder(this.build), 'public');
    if (!existsSync(folder)) return [];
    return listFiles(folder).map((file) => [`public/${file}`, readFileSync(path.join(folder, file))]);
  }
}
