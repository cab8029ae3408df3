import path from 'node:path';
import { NormalModuleReplacementPlugin, type Configuration } from 'webpack';
import { ReleasePlugin } from '../../packages/federation/src/build/release';
import { webpackConfig } from '../../packages/federation/src/build/webpack-config';
import type { AppBuild } from '../../packages/federation/src/build/app';

const root = path.resolve(__dirname, '../..');
const shell = path.join(root, 'shell/src');

/** What stands in the monolith where the shell has the parts that bring remotes into the page. */
const REPLACED: readonly [RegExp, string][] = [
  [/\/registry\/read-registry$/, 'read-registry.ts'],
  [/^\.\/page-routes$/, 'pages/page-routes.ts'],
  [/^@kotoba\/federation\/runtime$/, 'runtime.ts'],
  [/\/lazy-groups$/, 'lazy-groups.ts'],
];

/** The same sources as one program: no federation, every page an import of the program's own. */
const build: AppBuild = {
  root,
  app: 'bench/monolith',
  flavour: 'monolith',
  mode: 'production',
  outputPath: path.join(__dirname, 'dist/release'),
};
const config = webpackConfig(build);

const monolith: Configuration = {
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    ...REPLACED.map(
      ([part, ours]) =>
        new NormalModuleReplacementPlugin(part, (found) => {
          if (found.contextInfo.issuer.startsWith(shell)) found.request = path.join(__dirname, 'src', ours);
        }),
    ),
    new ReleasePlugin(build),
  ],
};
export default monolith;
