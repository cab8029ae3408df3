import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createHash } from 'node:crypto';
import { Compilation, RuntimeModule, type Chunk, type Compiler, runtime, sources } from 'webpack';
import { integrityOf } from '../files';

/** Stands in the runtime until the chunks are final. */
const PLACEHOLDER = 'kotoba-integrity-of-chunks';

/** Matches no content: a chunk without a known hash is refused, not loaded unchecked. */
const NOTHING = `sha384-${'A'.repeat(64)}`;

const TABLE = '__webpack_require__.kotobaIntegrity';

/** The table `{ chunkId: [integrity of the script, integrity of the style sheet] }`. */
class IntegrityTable extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return `${TABLE} = ${JSON.stringify(PLACEHOLDER)};`;
  }
}

/**
 * Subresource integrity for everything that a build loads after its entry. The entry carries the hashes of its chunks,
 * and the registry (or the page) carries the hash of the entry. The plugin known for this purpose has one hash per
 * chunk, which breaks chunks of a script and a style sheet, and cannot cope with the shell's shared groups; ours gives
 * each file its own.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('IntegrityPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTable());
      });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (code: string) => code + attributes('script', 0),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (code, { tag }) => code + attributes(tag, 1),
      );
      compilation.hooks.processAssets.tap(
        // After content hashes are final: then no chunk changes any more.
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => fillTables(compilation),
      );
    });
  }
}

/** The address hints in the page say `anonymous`, too; otherwise the browser would fetch a file twice. */
function attributes(element: string, index: 0 | 1): string {
  return `\n${element}.crossOrigin = 'anonymous';
${element}.integrity = (${TABLE}[chunkId] || [])[${index}] || ${JSON.stringify(NOTHING)};`;
}

function fillTables(compilation: Compilation): void {
  const chunks = [...compilation.chunks];
  const table = JSON.stringify(
    Object.fromEntries(
      chunks.filter((chunk) => !chunk.hasRuntime()).map((chunk) => [chunk.id, hashesOf(compilation, chunk)]),
    ),
  );
  for (const entry of chunks.filter((chunk) => chunk.hasRuntime())) {
    for (const file of [...entry.files].filter((name) => name.endsWith('.js')))
      fill(compilation, file, table);
  }
}

function hashesOf(compilation: Compilation, chunk: Chunk): (string | 0)[] {
  const files = [...chunk.files];
  return ['.js', '.css'].map((ending) => {
    const file = files.find((name) => name.endsWith(ending));
    return file === undefined ? 0 : integrityOf(contentOf(compilation, file));
  });
}

function contentOf(compilation: Compilation, file: string): Buffer {
  const content = compilation.getAsset(file)?.source.source() ?? '';
  return typeof content === 'string' ? Buffer.from(content) : content;
}

/** Puts the table in, and gives the file the name that its new content deserves. */
function fill(compilation: Compilation, file: string, table: string): void {
  const text = contentOf(compilation, file).toString();
  const filled = text.replace(new RegExp(`["'\`]${PLACEHOLDER}["'\`]`), () => table);
  if (filled === text) throw new Error(`${file} has no place for the hashes of its chunks`);
  const hash = createHash('sha256').update(filled).digest('hex').slice(0, 16);
  compilation.updateAsset(file, new sources.RawSource(filled));
  compilation.renameAsset(file, file.replace(/\.[0-9a-f]{16}\.js$/, `.${hash}.js`));
}
