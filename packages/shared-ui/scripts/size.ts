import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * Bytes, Brotli. The shell's start is 220 kB in all; this is what the design system may take of it, react and the
 * router apart.
 */
const CORE_BUDGET = 95_000;

const root = path.join(__dirname, '..');

/** Bytes of what is fetched with the entries; what they fetch later is not counted. */
async function sizeOf(...entries: string[]): Promise<number> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: {
      contents: entries.map((entry) => `export * from './src/${entry}/index.ts'`).join('\n'),
      resolveDir: root,
    },
    outdir: 'out',
    bundle: true,
    splitting: true,
    metafile: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react/*', 'react-dom', 'react-dom/*', 'react-router-dom'],
  });
  const fetched = new Set(['out/stdin.js']);
  for (const file of fetched) {
    const statics = (metafile.outputs[file]?.imports ?? []).filter(
      (one) => one.kind === 'import-statement' && !one.external,
    );
    statics.forEach((one) => fetched.add(one.path));
  }
  const files = outputFiles.filter(({ path: file }) => fetched.has(file.slice(root.length + 1)));
  return files.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
}

async function main(): Promise<void> {
  const core = await sizeOf('core');
  const more: string[] = [];
  for (const group of ['data', 'forms', 'inputs', 'list', 'select'])
    more.push(`${group} +${(await sizeOf('core', group)) - core}`);
  console.log(`core ${core} bytes of ${CORE_BUDGET}, ${more.join(', ')} (minified, Brotli)`);
  if (core > CORE_BUDGET) throw new Error(`core is ${core - CORE_BUDGET} bytes over its budget`);
}

void main();
