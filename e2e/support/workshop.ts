import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const sources = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  '.oxlintrc.json',
  'LICENSE',
  'NOTICE',
  'tsconfig.json',
  'scripts',
  'engines',
  'packages',
  'services',
  'shell',
  'mfe-learn',
];
const OURS = '@kotoba';
const leftOut = /(^|\/)(node_modules|dist)$|^\/(engines|services)\/.*(pictures|data)$/;

/** A team's own checkout beside the running suite: sources that can be changed, and the release commands. */
export interface Workshop {
  readonly edit: (file: string, change: (text: string) => string) => void;
  /** `npm run suite -- <args>` against the data of a running suite; gives what it printed. */
  readonly suite: (dataDir: string, ...args: string[]) => string;
  /** `npm run dev -- <args>` with these settings; the child still starts. */
  readonly dev: (env: Record<string, string>, ...args: string[]) => ChildProcess;
  readonly remove: () => void;
}

export function openWorkshop(): Workshop {
  const folder = mkdtempSync(join(tmpdir(), 'kotoba-workshop-'));
  for (const source of sources) {
    cpSync(join(root, source), join(folder, source), {
      recursive: true,
      filter: (from) => !leftOut.test(from.slice(root.length)),
    });
  }
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, OURS), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== OURS) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  // As npm links them: to the packages of this checkout.
  for (const name of readdirSync(join(root, 'node_modules', OURS)))
    symlinkSync(readlinkSync(join(root, 'node_modules', OURS, name)), join(modules, OURS, name), 'dir');
  return {
    edit: (file, change) => {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`Nothing to change in ${file}`);
      writeFileSync(path, after);
    },
    suite: (dataDir, ...args) =>
      execFileSync(process.execPath, ['scripts/run.mjs', 'suite', ...args], {
        cwd: folder,
        // What is changed here may weigh what it likes.
        env: { ...process.env, DATA_DIR: dataDir, BUDGETS: 'warn' },
        encoding: 'utf8',
        timeout: 300_000,
      }),
    dev: (env, ...args) =>
      spawn(process.execPath, ['scripts/run.mjs', 'dev', ...args], {
        cwd: folder,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
