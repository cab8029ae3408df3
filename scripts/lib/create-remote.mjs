import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const template = join(root, 'packages/federation/template');

/** Where each file of the template goes. `__name__` stands for the folder's name without `mfe-`. */
const files = [
  'package.json',
  'tsconfig.json',
  'webpack.config.ts',
  'README.md',
  'src/contributions.ts',
  'src/remote.ts',
  'src/texts.ts',
  'src/home/home.page.tsx',
  'src/home/home.page.test.tsx',
  'standalone/recording.json',
];

/** The one version of React, as the shell has it. */
const reactVersion = () =>
  JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8')).dependencies.react;

/** Makes the folder of a new remote with one screen and its test. Returns what to do next. */
export function createRemote(name) {
  if (!/^mfe-[a-z][a-z0-9-]*$/.test(name ?? ''))
    throw new Error('How shall it be called? mfe- and lower-case letters.');
  const folder = join(root, name);
  if (existsSync(folder)) throw new Error(`${name} exists already.`);
  const short = name.slice('mfe-'.length);
  const title = short[0].toUpperCase() + short.slice(1).replaceAll('-', ' ');
  for (const file of files) {
    const text = readFileSync(join(template, `${file}.txt`), 'utf8')
      .replaceAll('__name__', short)
      .replaceAll('__title__', title)
      .replaceAll('__react__', reactVersion());
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return [
    `${name} is made, with one screen at /${short}. Now:`,
    `  npm install                         links it into the workspaces`,
    `  npm run standalone -w ${name}       shows it alone, with hot reload`,
    `  npm run suite -- publish ${name}    and "promote": live for the next tab`,
  ].join('\n');
}
