import path from 'node:path';
import vm from 'node:vm';
import { build as bundle } from 'esbuild';
import * as z from 'zod/mini';
import { appFolder, type AppBuild } from './app';

/** Where an app names its pages: what a remote exposes, or the shell's own. */
const routesOf = (build: AppBuild): string =>
  path.join(appFolder(build), build.flavour === 'remote' ? 'src/remote.ts' : 'src/pages/page-routes.ts');

/** Modules that name pages. */
const NAMED = /\/(remote|page-routes)(\.ts)?$/;

/** Stands for whatever the routes import besides their paths: nothing of it is needed to ask them. */
const NOTHING =
  'module.exports = new Proxy(function () {}, { get: (it, key) => (key in it ? it[key] : it) });';

const exported = z.object({
  default: z.object({ routes: z.array(z.object({ path: z.string(), lazy: z.optional(z.unknown()) })) }),
});

/**
 * What the page of each route is imported as, by the route's path: `{ '/learn': './home/home.page' }`. Each route is
 * asked for its page, and the name under which it asks for a module is noted.
 */
export async function readRouteImports(build: AppBuild): Promise<Record<string, string>> {
  const { outputFiles } = await bundle({
    entryPoints: [routesOf(build)],
    bundle: true,
    write: false,
    format: 'cjs',
    logLevel: 'silent',
    supported: { 'dynamic-import': false },
    plugins: [
      {
        name: 'routes-only',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /./ }, ({ kind, path: name, importer }) => {
            if (kind === 'dynamic-import') return { path: name, external: true };
            const isAskedFor = kind === 'entry-point' || name === '@kotoba/contracts' || NAMED.test(name);
            return isAskedFor || !NAMED.test(importer) ? undefined : { path: name, namespace: 'nothing' };
          });
          onLoad({ filter: /./, namespace: 'nothing' }, () => ({ contents: NOTHING }));
        },
      },
    ],
  });
  const module = { exports: {} };
  let asked: string | undefined;
  const require = (name: string) => {
    asked = name;
    return {};
  };
  vm.runInNewContext(outputFiles[0]?.text ?? '', { module, exports: module.exports, require });
  const named = exported.safeParse(module.exports);
  if (!named.success) throw new Error(`${routesOf(build)} must list its routes itself, each with its path`);
  const imports: Record<string, string> = {};
  for (const { path: route, lazy } of named.data.default.routes) {
    asked = undefined;
    if (typeof lazy === 'function') await lazy();
    if (asked !== undefined) imports[route] = asked;
  }
  return imports;
}
