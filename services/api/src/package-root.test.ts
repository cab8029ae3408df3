import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './package-root';

it('finds the folder that holds the migrations', () => {
  expect(existsSync(join(packageRoot(), 'drizzle/meta/_journal.json'))).toBe(true);
});
