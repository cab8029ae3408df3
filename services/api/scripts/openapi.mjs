// Writes openapi.json from the routes: npm run openapi -w services/api. Needs no database.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../../../scripts/lib/typescript.mjs';

const file = fileURLToPath(new URL('../openapi.json', import.meta.url));
const { describeApi } = await loadTypeScript('services/api/src/app/describe-api.ts');
await writeFile(file, `${JSON.stringify(await describeApi(), null, 2)}\n`);
process.exit(0);
