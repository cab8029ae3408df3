// Releases of the running suite (suite/verbs.ts), and the folders of new remotes.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './root';
import { createRemote, createRepository } from './suite/create';
import { renewKit } from './suite/kit';
import { runSuite } from './suite/verbs';

export async function main(args: string[]): Promise<void> {
  const [verb, ...rest] = args;
  if (verb === 'create') console.log(await create(rest));
  else if (verb === 'kit') console.log(await renewKit(rest[0]));
  else await runSuite(args, { folder: root, build });
}

async function create(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    options: { 'standalone-repo': { type: 'string' } },
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  const folder = values['standalone-repo'];
  return folder === undefined ? createRemote(name, root) : createRepository(name, folder);
}

function build(app: string): void {
  const command = [join(root, 'scripts/run.mjs'), 'build', app];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${app} was not built, so nothing was published.`);
}
