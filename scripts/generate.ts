// Renews what is generated: services/api/openapi.json from the routes, and the client's endpoints from it.
//   npm run generate             writes both
//   npm run generate -- --check  writes nothing; fails when a committed file is stale
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi } from '../services/api/src/app/describe-api';
import { root } from './root';

const GENERATED = ['services/api/openapi.json', 'packages/api-client/src/generated/endpoints.ts'];

export async function main(args: readonly string[]): Promise<number> {
  const files = GENERATED.map((name) => ({ name, path: join(root, name) }));
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
  const before = files.map(({ path }) => read(path));
  writeFileSync(join(root, 'services/api/openapi.json'), `${JSON.stringify(await describeApi(), null, 2)}\n`);
  const codegen = join(root, 'node_modules/.bin/rtk-query-codegen-openapi');
  const cwd = join(root, 'packages/api-client');
  execFileSync(codegen, ['codegen.config.cjs'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

  const stale = files.filter(({ path }, index) => read(path) !== before[index]);
  const names = stale.map(({ name }) => name).join(', ');
  if (!args.includes('--check')) {
    console.log(names ? `Renewed ${names}.` : 'Everything generated is fresh.');
    return 0;
  }
  files.forEach(({ path }, index) => writeFileSync(path, before[index] ?? ''));
  if (names) console.error(`Stale: ${names}. Run "npm run generate" and commit the result.`);
  else console.log('Everything generated is fresh.');
  return names ? 1 : 0;
}
