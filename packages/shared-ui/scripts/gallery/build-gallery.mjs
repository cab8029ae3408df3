import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles the gallery and its fonts as a browser gets them in production, into `folder`. */
export async function buildGallery(folder) {
  await require('esbuild').build({
    absWorkingDir: root,
    entryPoints: { gallery: 'testing/gallery/gallery.tsx', fonts: 'src/assets/fonts.css' },
    outdir: path.resolve(folder),
    bundle: true,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file' },
    logLevel: 'error',
  });
}
