import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { Compilation, type Compiler, sources } from 'webpack';
import { listFiles } from '../files';
import { appFolder, packageFolder, type AppBuild } from './app';

/**
 * The stored theme before the first paint, and the code of the page ahead. Outside the bundle: they run before it has
 * arrived.
 */
const EARLY_SCRIPTS = [
  ['shared-ui', 'src/core/theme/theme-boot.js'],
  ['federation', 'src/build/page/early-hints.js'],
] as const;

/**
 * Adds what is not bundled: the early scripts as one file, and the app's `public` folder (icons, web manifest) under
 * its own names.
 */
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
    const files = EARLY_SCRIPTS.map(([name, file]) => path.join(packageFolder(this.build.root, name), file));
    const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const { code } = transformSync(source, { minify: true });
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
    return [[`early.${hash}.js`, Buffer.from(code)]];
  }

  #public(): [string, Buffer][] {
    const folder = path.join(appFolder(this.build), 'public');
    if (!existsSync(folder)) return [];
    return listFiles(folder).map((file) => [`public/${file}`, readFileSync(path.join(folder, file))]);
  }
}
