import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { bundle } from '../build';
import { cacheFolder, root } from '../root';

/** What a remote is built from, runs with and is tested by. */
const PACKAGES = ['contracts', 'japanese', 'session', 'api-client', 'shared-ui', 'federation'];

/** Tools of a remote, in the versions of this repository. */
const TOOLS =
  /^(@(testing-library|types)\/.+|@swc\/.+|eslint-plugin-i18next|jest|jest-environment-jsdom|oxlint|typescript-7|webpack)$/;

interface Manifest {
  version: string;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const write = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/**
 * Puts into a repository of remotes what it has of this one: the shared packages and the command `suite` as tarballs,
 * the versions of the tools, and the rules of the lint.
 */
export async function renewKit(given?: string): Promise<string> {
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given ?? '');
  const file = join(folder, 'package.json');
  const kit = join(folder, 'kit');
  if (!given || !existsSync(kit)) throw new Error('Which repository? The folder in which kit/ lies.');
  rmSync(kit, { recursive: true, force: true });
  mkdirSync(kit);
  const packed = pack([...PACKAGES.map((name) => join(root, 'packages', name)), await packCommand()], kit);
  const own = read(join(root, 'package.json'));
  const federation = read(join(root, 'packages/federation/package.json'));
  const tools = Object.entries({ ...own.devDependencies, ...federation.devDependencies }).filter(
    ([name]) => TOOLS.test(name) || Object.hasOwn(federation.devDependencies ?? {}, name),
  );
  const manifest = read(file);
  write(file, {
    ...manifest,
    devDependencies: { ...manifest.devDependencies, ...Object.fromEntries(tools), ...packed },
    // Whoever asks for one of ours gets this one: no registry is asked for a name that somebody else could take there.
    overrides: {
      ...manifest.overrides,
      ...Object.fromEntries(Object.entries(own.overrides ?? {}).filter(([name]) => TOOLS.test(name))),
      ...Object.fromEntries(Object.keys(packed).map((name) => [name, `$${name}`])),
    },
  });
  for (const rules of ['.oxlintrc.json', '.npmrc']) copyFileSync(join(root, rules), join(folder, rules));
  return `${kit} is as this repository is now. There: npm install`;
}

/**
 * Packs folders; gives the places of the tarballs by the names of the packages. What has changed has another name, or npm
 * would take it for what it has installed.
 */
function pack(folders: readonly string[], target: string): Record<string, string> {
  const text = execFileSync('npm', ['pack', '--json', '--pack-destination', target, ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const made = JSON.parse(text) as { name: string; filename: string; shasum: string }[];
  return Object.fromEntries(
    made.map(({ name, filename, shasum }) => {
      const file = filename.replace(/\.tgz$/, `-${shasum.slice(0, 8)}.tgz`);
      renameSync(join(target, filename), join(target, file));
      return [name, `file:kit/${file}`];
    }),
  );
}

/** The command `suite` as a package: one file that needs nothing else. */
async function packCommand(): Promise<string> {
  const folder = join(cacheFolder, 'suite-command');
  rmSync(folder, { recursive: true, force: true });
  await bundle({ suite: 'scripts/suite/packed.ts' }, folder, { whole: true });
  const { version } = read(join(root, 'services/edge/package.json'));
  const bin = { suite: 'suite.cjs' };
  write(join(folder, 'package.json'), {
    name: '@kotoba/suite',
    version,
    license: 'MIT',
    bin,
    files: ['suite.cjs'],
  });
  return folder;
}
