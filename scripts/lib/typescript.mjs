import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cacheFolder, root } from './root.mjs';

const require = createRequire(import.meta.url);

/** npm packages stay outside of a bundle, the sources of the workspaces go in; what asks for their folder finds it when it runs. */
export const externalPackages = {
  name: 'external-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || (path.startsWith('@kotoba/') && kind !== 'require-resolve')
        ? undefined
        : { path, external: true },
    );
  },
};

/** Bundles TypeScript for this Node. */
export async function bundle({ entryPoints, outdir, ...rest }) {
  const { build } = require('esbuild');
  return build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    sourcemap: true,
    logLevel: 'warning',
    plugins: [externalPackages],
    ...rest,
  });
}

/** The exports of a TypeScript file of the repository: `await loadTypeScript('packages/federation/src/build/index.ts')`. */
export async function loadTypeScript(file) {
  const name = file.replace(/[^a-z0-9]+/gi, '-').replace(/-ts$/, '');
  const folder = join(cacheFolder, 'tools');
  // A name per process: two commands at once must not read each other's half-written file.
  const out = join(folder, `${name}-${process.pid}`);
  await bundle({ entryPoints: { index: file }, outdir: out, sourcemap: 'inline' });
  process.once('exit', () => require('node:fs').rmSync(out, { recursive: true, force: true }));
  return require(join(out, 'index.cjs'));
}
