import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const routes = (at: string) =>
  `[{ path: '${at}', guard: 'public', verified: false, title: { en: 'Screen' } }]`;
const contributions = (at: string) =>
  `export const contributions = { routes: ${routes(at)}, sidebar: [], dashboardCards: [], search: [] };`;

const files: Readonly<Record<string, string>> = {
  'shell/package.json': '{ "name": "shell", "version": "1.0.0" }',
  'shell/src/index.ts': "import './bootstrap';",
  'shell/src/pages/page-routes.ts': `
    export default { routes: [{ path: '/settings', lazy: () => import('../settings.page') }] };`,
  'shell/src/bootstrap.tsx': `
    import './start.css';
    import pages from './pages/page-routes';
    import { useState } from 'react';
    import { matchPath } from '@kotoba/federation/router';
    export const used = [useState, matchPath, pages, () => import('@kotoba/japanese')];
    Object.assign(window, { used });`,
  'shell/src/start.css': 'body { margin: 0 }',
  'shell/src/settings.page.tsx': "import './settings.css';\nexport const Component = () => <p>Settings</p>;",
  'shell/src/settings.css': 'p { margin: 0 }',
  'shell/src/contributions.ts': contributions('/settings'),
  'shell/public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'mfe-words/package.json': '{ "name": "mfe-words", "version": "2.3.4" }',
  'mfe-words/src/remote.ts': `
    export default { routes: [{ path: '/words', lazy: () => import('./list.page') }] };`,
  'mfe-words/src/list.page.tsx': `
    import { useState } from 'react';
    import { maxLength, paths, serverEvent, SHELL_META } from '@kotoba/contracts';
    const { learnSession } = paths;
    function unused() { return SHELL_META; }
    export async function later(event) {
      const { alignFurigana } = await import('@kotoba/japanese');
      return [alignFurigana, serverEvent.safeParse(event), import('@kotoba/japanese/answers')];
    }
    export function Component() { const [count, setCount] = useState(0); return <button title={learnSession(maxLength.note)} onClick={() => setCount(count + 1)}>{count}</button>; }`,
  'mfe-words/src/contributions.ts': contributions('/words'),
};

/** A shell and one remote in a folder of their own, with this repository's packages. Gives the folder. */
export function fixtureSuite(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'kotoba-suite-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  for (const folder of ['node_modules', 'packages']) {
    symlinkSync(path.resolve(__dirname, '../../../..', folder), path.join(root, folder), 'dir');
  }
  return root;
}
