import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** Bytes, Brotli. The shell's start is 200 kB in all; this is what the design system may take of it, react and the router apart. */
const CORE_BUDGET = 85_000;

const { build } = createRequire(import.meta.url)('esbuild');
const root = fileURLToPath(new URL('..', import.meta.url));

async function sizeOf(...entries) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: entries.map((entry) => `export * from './src/${entry}/index.ts'`).join('\n'), resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react/*', 'react-dom', 'react-dom/*', 'react-router-dom'],
  });
  return brotliCompressSync(outputFiles[0].contents).length;
}

const core = await sizeOf('core');
const forms = (await sizeOf('core', 'forms')) - core;
const data = (await sizeOf('core', 'data')) - core;
console.log(`core ${core} bytes of ${CORE_BUDGET}, forms +${forms}, data +${data} (minified, Brotli)`);
if (core > CORE_BUDGET) throw new Error(`core is ${core - CORE_BUDGET} bytes over its budget`);
