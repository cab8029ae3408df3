import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUDGETS, measure, overBudget, sizeLines } from './budgets';

const folder = mkdtempSync(path.join(tmpdir(), 'kotoba-budgets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('counts what goes over the wire, sums the files of a part, and names the part that is too big', () => {
  writeFileSync(path.join(folder, 'text.js'), 'const words = 1;'.repeat(10_000));
  // Random bytes cannot be compressed.
  writeFileSync(path.join(folder, 'noise.js'), randomBytes(BUDGETS['remote entry'] + 100));
  const report = {
    app: 'mfe-learn',
    parts: [
      { kind: 'remote entry' as const, name: 'small', files: ['text.js'] },
      { kind: 'remote entry' as const, name: 'big', files: ['text.js', 'noise.js'] },
    ],
    preload: [],
    early: [],
    consumes: [],
    foreignModules: [],
  };
  const parts = measure(report, folder);
  expect(parts[0]?.bytes).toBeLessThan(200);
  expect(overBudget(parts).map(({ name }) => name)).toEqual(['big']);
  expect(sizeLines(parts)[1]).toMatch(/^OVER .*big .*10\.[0-9] of +10\.0 kB$/);
});
