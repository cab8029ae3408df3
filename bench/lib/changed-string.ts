import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { webpack, type Compiler, type Configuration } from 'webpack';
import learnConfig from '../../mfe-learn/webpack.config';
import { root } from '../../scripts/root';
import monolithConfig from '../monolith/webpack.config';

/** A sentence of the quiz, and what it becomes. */
const CHANGE = { from: 'Skip introductions', to: 'Skip the introductions' };
const SAID_IN = join(root, 'mfe-learn/src/texts.ts');

/** Bytes over the wire of the scripts and style sheets below a folder, by name. */
function sizesIn(folder: string): Map<string, number> {
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css)$/.test(file),
  );
  return new Map(code.map((file) => [file, brotliCompressSync(readFileSync(join(folder, file))).length]));
}

/** Reads the sources as if the sentence had been changed. */
const changed = {
  apply: ({ hooks, webpack: { NormalModule } }: Compiler) =>
    hooks.compilation.tap('ChangedString', (compilation) => {
      NormalModule.getCompilationHooks(compilation)
        .readResource.for(undefined)
        .tap('ChangedString', ({ resourcePath }) => {
          const content = readFileSync(resourcePath);
          return resourcePath === SAID_IN ? content.toString().replace(CHANGE.from, CHANGE.to) : content;
        });
    }),
};

/** Builds into a folder of its own, which is gone afterwards. */
async function build(config: Configuration, isChanged: boolean): Promise<Map<string, number>> {
  const folder = join(root, 'bench/monolith/dist/changed-string');
  // The description of a release is written where it belongs, which is not here.
  const plugins = (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ReleasePlugin');
  const compiler = webpack({
    ...config,
    output: { ...config.output, path: folder },
    plugins: isChanged ? [...plugins, changed] : plugins,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
  const sizes = sizesIn(folder);
  rmSync(folder, { recursive: true });
  return sizes;
}

/** Bytes of the files that a browser with the build of before does not have. */
async function changedBytes(config: () => Promise<Configuration> | Configuration): Promise<number> {
  const before = await build(await config(), false);
  const after = await build(await config(), true);
  if ([...after.keys()].every((file) => before.has(file)))
    throw new Error(`Nothing says "${CHANGE.from}" any more`);
  return [...after].reduce((sum, [file, bytes]) => sum + (before.has(file) ? 0 : bytes), 0);
}

/** The program with its chunks' names in a file of their own, and no name that changes with every change. */
function addressedByContent(): Configuration {
  const config = monolithConfig;
  return {
    ...config,
    output: { ...config.output, uniqueName: 'monolith' },
    optimization: { ...config.optimization, runtimeChunk: 'single' },
    plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== 'StampPlugin'),
  };
}

/**
 * Bytes that a browser fetches after one string of a remote was changed: of the federated suite, and of a monolith
 * whose files are named by their content.
 */
export async function afterChangedString(): Promise<{ federated: number; monolith: number }> {
  const remote = async () => (await learnConfig({}, { mode: 'production' })) as Configuration;
  return { federated: await changedBytes(remote), monolith: await changedBytes(addressedByContent) };
}
