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
import { sharedFolders } from '../../packages/federation/src/build/shared';
import { bundle } from '../build';
import { cacheFolder, root } from '../root';

/** Tools of a remote, in the versions of this repository. */
const TOOLS =
  /^(@(testing-library|types)\/.+|@swc\/.+|eslint-plugin-i18next|jest|jest-environment-jsdom|oxlint|typescript-7|webpack)$/;

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const write = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
const toolsAmong = (versions: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(versions).filter(([name]) => TOOLS.test(name)));

/**
 * Puts into a repository of remotes what it has of this one: the shared packages and the command `suite` as tarballs,
 * the versions of the tools, and the rules of the lint.
 */
export async function renewKit(given?: string): Promise<string> {
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given ?? '');
  const file = join(folder, 'package.json');
  const manifest = given && existsSync(file) ? read(file) : undefined;
  if (!manifest?.devDependencies?.['@kotoba/suite'])
    throw new Error('Which repository? The folder of one that `create --standalone-repo` has made.');
  const packed = await makeKit(folder);
  const own = read(join(root, 'package.json'));
  const federation = read(join(root, 'packages/federation/package.json'));
  write(file, {
    ...manifest,
    devDependencies: {
      ...manifest.devDependencies,
      ...toolsAmong(own.devDependencies),
      ...federation.devDependencies,
      ...packed,
    },
    overrides: {
      ...manifest.overrides,
      ...toolsAmong(own.overrides),
      // One for all: a remote names the one of the day on which it was made.
      react: federation.dependencies?.react,
      // Whoever asks for one of ours gets this one: no registry is asked for a name that somebody else could take there.
      ...Object.fromEntries(Object.keys(packed).map((name) => [name, `$${name}`])),
    },
  });
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  return `${join(folder, 'kit')} is as this repository is now. There: npm install`;
}

/** Makes `kit/` anew, or leaves the old one as it is. Gives the places of the tarballs by the names of the packages. */
async function makeKit(folder: string): Promise<Record<string, string>> {
  const kit = join(folder, 'kit');
  const made = join(folder, 'kit.new');
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made);
  try {
    const folders = sharedFolders.map((name) => join(root, name.replace('@kotoba', 'packages')));
    const packed = pack([...folders, await packCommand()], made);
    for (const file of ['LICENSE', 'NOTICE']) copyFileSync(join(root, file), join(made, file));
    rmSync(kit, { recursive: true, force: true });
    renameSync(made, kit);
    return packed;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

interface Packed {
  name: string;
  filename: string;
  shasum: string;
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
  // A list, or since npm 12 an object by name.
  const made = Object.values(JSON.parse(text) as Record<string, Packed>);
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
  copyFileSync(join(root, 'node_modules/@aws-sdk/client-s3/LICENSE'), join(folder, 'LICENSE-aws-sdk'));
  const { version } = read(join(root, 'services/edge/package.json'));
  const bin = { suite: 'suite.cjs' };
  write(join(folder, 'package.json'), {
    name: '@kotoba/suite',
    version,
    // Most of what is bundled is the AWS SDK.
    license: 'MIT AND Apache-2.0',
    bin,
    files: ['suite.cjs', 'LICENSE-aws-sdk'],
  });
  return folder;
}
