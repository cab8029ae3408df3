import fc from 'fast-check';
import type { DeployedRelease, RouteContribution } from '@kotoba/contracts';
import type { DeployedShell, SuiteSnapshot } from '../releases/schema';
import { findRoute, renderPage, escapeHtml, inlineJson, tag } from './render-page';

const integrity = `sha384-${'A'.repeat(64)}`;
const contributions = { routes: [], sidebar: [], dashboardCards: [], search: [] };
const learn: DeployedRelease = {
  contract: 1,
  version: '1.0.0',
  id: '1'.repeat(16),
  url: '/releases/mfe-learn/1/',
  entry: 'entry.js',
  integrity,
  shared: {},
  contributions,
};
const shell: DeployedShell = {
  id: '2'.repeat(16),
  version: '1.0.0',
  url: '/shell/2/',
  early: [{ file: 'early.js', integrity }],
  scripts: [],
  styles: [],
  shared: { '@kotoba/japanese': [{ file: 'chunks/kana.js', integrity }] },
  public: [],
  contributions,
};
const snapshot: SuiteSnapshot = {
  sequence: 1,
  reason: 'test',
  registry: {
    id: '3'.repeat(16),
    createdAt: '2026-01-01T00:00:00.000Z',
    remotes: { 'mfe-learn': { current: learn, previous: null } },
  },
  shell: { current: shell, previous: null },
};

test.each([
  ['/', null, undefined],
  ['/words/import', 'mfe-learn', '/words/import'],
  ['/words/import/', 'mfe-learn', '/words/import'],
  ['/words/12', 'mfe-learn', '/words/:id'],
  ['/words/', undefined, undefined],
  ['/words/12/edit', undefined, undefined],
  // A parameter is made of plain characters; what has to be encoded is the id of nothing.
  ['/words/%E5%82%98', undefined, undefined],
  ['/words/1%2F2', undefined, undefined],
])('%s belongs to the route that names it most exactly', (pathname, remote, path) => {
  const route = (pattern: string): RouteContribution => ({
    path: pattern,
    guard: 'public',
    verified: false,
    title: { en: pattern },
  });
  const routes = ['/words/:id', '/words/import'].map(route);
  const current = { ...learn, contributions: { ...contributions, routes } };
  const remotes = { 'mfe-learn': { current, previous: null } };
  const found = findRoute({ ...snapshot, registry: { ...snapshot.registry, remotes } }, pathname);
  expect([found?.remote, found?.route?.path]).toEqual([remote, path]);
});

test('the seal stands where the first screen will, once the shell has one (SHELL-32)', () => {
  const rootOf = (names: string[]) =>
    /<div id="root">.*<\/div>/.exec(
      renderPage({ snapshot, shell: { ...shell, public: names }, found: null, nonce: 'n' }),
    )?.[0];
  expect(rootOf([])).toBe('<div id="root"></div>');
  expect(rootOf(['favicon.svg'])).toMatch(
    /^<div id="root"><img [^>]*src="\/favicon.svg"[^>]* alt=""><\/div>$/,
  );
});

const code = { files: [{ file: 'chunk.js', integrity }], shared: ['@kotoba/japanese'] };
const page = (guard: RouteContribution['guard'], verified: boolean): string =>
  renderPage({
    snapshot,
    shell,
    found: {
      remote: 'mfe-learn',
      route: { path: '/learn', guard, verified, title: { en: 'Learning' }, code },
    },
    nonce: 'n',
  });

const files = ['/releases/mfe-learn/1/entry.js', '/releases/mfe-learn/1/chunk.js', '/shell/2/chunks/kana.js'];

test.each(['public', 'guest'] as const)('the code of a %s page comes with the page', (guard) => {
  const [entry, ...others] = files;
  expect(page(guard, false)).toContain(
    `<script src="${entry}" integrity="${integrity}" crossorigin="anonymous" async data-entry>`,
  );
  for (const file of others)
    expect(page(guard, false)).toContain(`<link rel="preload" as="script" href="${file}"`);
});

test('the code of a protected page is only named, before the script that knows whether somebody is signed in', () => {
  const html = page('protected', true);
  expect(html).not.toMatch(/<link[^>]*mfe-learn/);
  for (const file of files) {
    const mark = file === files[0] ? ' data-entry' : '';
    expect(html).toContain(`<meta name="kotoba-hint" content="${file} ${integrity}" data-verified${mark}>`);
    expect(html.indexOf(file)).toBeLessThan(html.indexOf('early.js'));
  }
  expect(page('protected', false)).toContain(`content="${files[0]} ${integrity}" data-entry>`);
});

it('writes attributes that cannot be left by any value', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(tag('a', { title: value }).slice('<a title="'.length, -2)).not.toMatch(/["<>]/);
    }),
  );
  expect(tag('script', { src: '/x.js', defer: true, async: false, id: undefined })).toBe(
    '<script src="/x.js" defer>',
  );
});

it('escapes so that the text can be had back', () => {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  fc.assert(
    fc.property(fc.string(), (text) => {
      const back = escapeHtml(text).replace(/&([a-z]+|#39);/g, (_all, name: string) => names[name] ?? '?');
      expect(back).toBe(text);
    }),
  );
});

it('inlines JSON that no parser of HTML can leave, and that reads back the same', () => {
  const nasty = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', '\u2028', ']]>', '<script>'));
  fc.assert(
    fc.property(fc.dictionary(nasty, nasty), (value) => {
      const text = inlineJson(value);
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(value);
    }),
  );
});

test('VOC-56 the dark ground is for screens: on paper its ink would be as good as white', () => {
  const [, style = ''] =
    /<style[^>]*>([^]*?)<\/style>/.exec(renderPage({ snapshot, shell, found: null, nonce: 'n' })) ?? [];
  const dark = style.split('@media screen').slice(1);
  expect(dark).toHaveLength(2);
  expect(style.split('@media screen')[0]).not.toContain('#14161C');
  for (const rule of dark) expect(rule.match(/#14161C/g)).toHaveLength(1);
});
