#!/usr/bin/env node
// The command `suite` of a repository with remotes alone, as the kit has it: one file, called in that repository.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveInto } from './into-suite';
import { runSuite } from './verbs';

const folder = process.cwd();

function build(app: string): void {
  const webpack = join(folder, 'node_modules/webpack/bin/webpack.js');
  const command = [webpack, '--config', join(folder, app, 'webpack.config.ts')];
  const { status } = spawnSync(process.execPath, command, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${app} was not built, so nothing was published.`);
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args[0] === 'dev') {
    const options = { suite: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return serveInto(values.suite, positionals.slice(1), folder);
  }
  const { DATA_DIR, FILES_BUCKET } = process.env;
  if (args.length > 0 && !DATA_DIR && !FILES_BUCKET)
    throw new Error('Which suite? DATA_DIR names its folder, or the FILES_… settings its bucket.');
  await runSuite(args, { folder, build });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
