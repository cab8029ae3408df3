import { createHash } from 'node:crypto';
import { Compilation, type Compiler, runtime, sources } from 'webpack';

/** Stands in the output until its content is known. As long as what replaces it, so that offsets stay. */
export const BUILD_STAMP = 'kotoba0build0id0';

/**
 * Two releases of one remote in one tab (`current` failed, `previous` runs) must never pick up each other's chunks, and
 * a chunk that both have is one file, which a browser fetches once. So the entry's BUILD_STAMP, part of the name of the
 * list through which chunks reach their runtime, becomes a hash over all scripts; and a chunk, which knows no release,
 * takes the list from the tag by which the runtime asked for it. The same sources still give the same bytes.
 */
export class StampPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StampPlugin', (compilation) => {
      const { globalObject, chunkLoadingGlobal } = compilation.outputOptions;
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'StampPlugin',
        (code: string) =>
          `${code}\nscript.kotobaChunks = ${globalObject}[${JSON.stringify(chunkLoadingGlobal)}];`,
      );
      compilation.hooks.processAssets.tap(
        // After minimising, before content hashes and integrity are computed from the final bytes.
        { name: 'StampPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        () => stamp(compilation, `${globalObject}.${chunkLoadingGlobal}`),
      );
    });
  }
}

function stamp(compilation: Compilation, list: string): void {
  const later = new Set(
    [...compilation.chunks].flatMap((chunk) => (chunk.canBeInitial() ? [] : [...chunk.files])),
  );
  const scripts = compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name, source }) => {
      const text = source.source().toString();
      return {
        name,
        text: later.has(name) ? text.replaceAll(list, 'document.currentScript.kotobaChunks') : text,
      };
    })
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  const hash = createHash('sha256');
  for (const { text } of scripts) hash.update(text);
  const id = hash.digest('hex').slice(0, BUILD_STAMP.length);
  for (const { name, text } of scripts) {
    if (later.has(name) && text.includes(BUILD_STAMP))
      throw new Error(`${name} knows the release that it is part of`);
    compilation.updateAsset(name, new sources.RawSource(text.replaceAll(BUILD_STAMP, id)));
  }
}
