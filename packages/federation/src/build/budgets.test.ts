import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUDGETS, duplicates, measure, overBudget, sizeLines } from './budgets';

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
    shared: {},
    early: [],
    consumes: [],
    foreignModules: [],
  };
  const parts = measure(report, folder);
  expect(parts[0]?.bytes).toBeLessThan(200);
  expect(overBudget(parts).map(({ name }) => name)).toEqual(['big']);
  expect(sizeLines(parts)[1]).toMatch(/^OVER .*big .*10\.[0-9] of +10\.0 kB$/);
});

const shell = {
  app: 'shell',
  foreignModules: ['node_modules/react/index.js', 'packages/contracts/src/index.ts'],
};

it('finds a module of a library that two apps bring', () => {
  const learn = { app: 'mfe-learn', foreignModules: ['node_modules/react/index.js'] };
  expect(duplicates([shell, learn])).toEqual([
    { module: 'node_modules/react/index.js', apps: ['shell', 'mfe-learn'] },
  ]);
});

it('finds one that two remotes bring: a tab can hold both', () => {
  const own = ['packages/japanese/src/kana.ts'];
  const remotes = ['mfe-learn', 'mfe-vocabulary'].map((app) => ({ app, foreignModules: own }));
  expect(duplicates([shell, ...remotes])).toEqual([
    { module: own[0], apps: ['mfe-learn', 'mfe-vocabulary'] },
  ]);
});

it('lets every app have the few lines that the build tools put in', () => {
  const tools = [
    'packages/federation/src/build/page/adopt-runtime.mjs',
    'node_modules/css-loader/dist/runtime/api.js',
    'packages/shared-ui/src/assets/fonts.css',
  ];
  expect(duplicates(['mfe-a', 'mfe-b'].map((app) => ({ app, foreignModules: tools })))).toEqual([]);
});
