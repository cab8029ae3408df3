// Renews what is generated: services/api/openapi.json from the routes, and the client's endpoints from it.
//   npm run generate             writes both
//   npm run generate -- --check  writes nothing; fails when a committed file is stale
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const root = fileURLToPath(new URL('..', import.meta.url));
const generated = ['services/api/openapi.json', 'packages/api-client/src/generated/endpoints.ts'];
const check = process.argv.includes('--check');

const read = (file) => {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return null;
  }
};
const run = (command, args, cwd = root) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
const bin = (name) => join(root, 'node_modules/.bin', name);

const before = generated.map(read);
try {
  run('npm', ['run', '--silent', 'openapi', '-w', 'services/api']);
  run(bin('rtk-query-codegen-openapi'), ['codegen.config.cjs'], join(root, 'packages/api-client'));
} catch {
  console.error('Generating failed: see above.');
  process.exit(1);
}

const stale = generated.filter((file, index) => read(file) !== before[index]);
if (check && stale.length > 0) {
  generated.forEach(
    (file, index) => before[index] !== null && writeFileSync(join(root, file), before[index]),
  );
  console.error(`Stale: ${stale.join(', ')}. Run "npm run generate" and commit the result.`);
  process.exit(1);
}
console.log(stale.length > 0 ? `Renewed ${stale.join(', ')}.` : 'Everything generated is fresh.');
