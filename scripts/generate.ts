// Renews what is generated: services/api/openapi.json from the routes, and the client's endpoints and the
// shapes of their answers from it.
//   npm run generate             writes both
//   npm run generate -- --check  writes nothing; fails when a committed file is stale
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi } from '../services/api/src/app/describe-api';
import { answersModule, type ApiDocument } from './generate-answers';
import { root } from './root';

const ANSWERS = 'packages/api-client/src/generated/answers.ts';
const GENERATED = ['services/api/openapi.json', 'packages/api-client/src/generated/endpoints.ts', ANSWERS];

export async function main(args: readonly string[]): Promise<number> {
  const files = GENERATED.map((name) => ({ name, path: join(root, name) }));
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
  const before = files.map(({ path }) => read(path));
  const document = await describeApi();
  writeFileSync(join(root, 'services/api/openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(join(root, ANSWERS), answersModule(document as unknown as ApiDocument));
  await generateClient();

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

/** One file: every operation of the server's OpenAPI document as an RTK Query endpoint with a hook. */
async function generateClient(): Promise<void> {
  // Paths of the configuration are relative to here.
  process.chdir(join(root, 'packages/api-client'));
  await generateEndpoints({
    schemaFile: '../../services/api/openapi.json',
    apiFile: './src/api.ts',
    apiImport: 'api',
    outputFile: './src/generated/endpoints.ts',
    exportName: 'generatedApi',
    // Ours, because their answers are no JSON: an export is a file for the browser (`cache/downloads.ts`), a message's
    // answer comes as a stream (`mfe-capture`, `assistant/chat.api.ts`).
    filterEndpoints: (name) => !['exportAccount', 'sendChatMessage'].includes(name),
    hooks: { queries: true, lazyQueries: true, mutations: true },
  });
}
