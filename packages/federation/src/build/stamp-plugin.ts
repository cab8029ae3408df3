import { createHash } from 'node:crypto';
import { Compilation, type Compiler, sources } from 'webpack';

/** Stands in the output until its content is known. As long as what replaces it, so that offsets stay. */
export const BUILD_STAMP = 'kotoba0build0id0';

/**
 * Replaces BUILD_STAMP in every script by a hash over all of them. The stamp is part of the name under which a
 * remote's chunks find their runtime, so two releases of one remote in one tab (`current` failed, `previous` runs) can
 * never pick up each other's chunks, while the same sources still give the same bytes.
 */
export class StampPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StampPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After minimising, before content hashes and integrity are computed from the final bytes.
        { name: 'StampPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        () => this.#stamp(compilation),
      );
    });
  }

  #stamp(compilation: Compilation): void {
    const scripts = compilation
      .getAssets()
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, source }) => ({ name, text: source.source().toString() }))
      .sort((a, b) => (a.text < b.text ? -1 : 1));
    const hash = createHash('sha256');
    for (const { text } of scripts) hash.update(text);
    const stamp = hash.digest('hex').slice(0, BUILD_STAMP.length);
    for (const { name, text } of scripts) {
      if (text.includes(BUILD_STAMP)) {
        compilation.updateAsset(name, new sources.RawSource(text.replaceAll(BUILD_STAMP, stamp)));
      }
    }
  }
}
