import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fixtureSuite } from '../testing/fixture-suite';
import { ContributionsError, readContributions } from './release';
import { readRouteImports } from './route-imports';

const root = fixtureSuite();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (source: string) => {
  writeFileSync(path.join(root, 'mfe-words/src/contributions.ts'), source);
  return readContributions({ root, app: 'mfe-words' });
};
const empty = 'sidebar: [], dashboardCards: [], search: []';

it('reads what is typed and computed, as data', async () => {
  const source = `
    import { paths, type Contributions } from '@kotoba/contracts';
    const path = paths.exam;
    export const contributions: Contributions = {
      routes: [{ path, guard: 'public', verified: false, title: { en: 'Exam' } }], ${empty} };`;
  expect((await read(source)).routes[0]?.path).toBe('/exam');
});

it.each([
  [
    'a key that the contract does not know',
    `export const c = { routes: [], ${empty}, script: 'x' };`,
    /unknown script/,
  ],
  [
    'a path that is no pattern',
    `export const c = { routes: [{ path: 'exam', guard: 'public', verified: false, title: { en: 'x' } }], ${empty} };`,
    /routes\.0\.path/,
  ],
  [
    'markup in an icon',
    `export const c = { routes: [], sidebar: [{ id: 'a', label: { en: 'A' }, path: '/a', icon: '<svg>', order: 1 }], dashboardCards: [], search: [] };`,
    /sidebar\.0\.icon/,
  ],
  ['a second export', `export const a = 1; export const b = 2;`, /one export/],
  ['no export', `const a = 1;`, /one export/],
])('refuses %s, and says where', async (_name, source, message) => {
  await expect(read(source)).rejects.toThrow(message);
});

it('cannot depend on the machine that builds', async () => {
  await expect(read(`export const c = { routes: [process.env.HOME], ${empty} };`)).rejects.toThrow(
    /process is not defined/,
  );
});

it('says which file cannot be read', async () => {
  await expect(readContributions({ root, app: 'mfe-none' })).rejects.toThrow(ContributionsError);
});

it('names what the page of each route is imported as, and says when the routes cannot be asked', async () => {
  const build = { root, app: 'mfe-words', flavour: 'remote', mode: 'production', outputPath: root } as const;
  expect(await readRouteImports(build)).toEqual({ '/words': './list.page' });
  const routesElsewhere = "import { routes } from './routes';\nexport default { routes };";
  writeFileSync(path.join(root, 'mfe-words/src/remote.ts'), routesElsewhere);
  await expect(readRouteImports(build)).rejects.toThrow(
    /mfe-words\/src\/remote\.ts must list its routes itself/,
  );
});
