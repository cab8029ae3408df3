import type { Contributions } from '@kotoba/contracts';
import { buildRouteTable, SHELL, type Source } from './route-table';

const route = (path: string): Contributions['routes'][number] => ({
  path,
  guard: 'protected',
  verified: true,
  title: { en: path },
});

const item = (id: string, path: string, order = 0) => ({ id, path, order, label: { en: id }, icon: 'M0 0' });

const source = (owner: string, parts: Partial<Contributions>): Source => ({
  owner,
  contributions: { routes: [], sidebar: [], dashboardCards: [], search: [], ...parts },
});

const shell = source(SHELL, { routes: [route('/dashboard')], sidebar: [item('dashboard', '/dashboard')] });

test('holds the routes of all sources with their owners', () => {
  const { routes, problems } = buildRouteTable([shell, source('mfe-learn', { routes: [route('/learn')] })]);
  expect(routes.map(({ owner, path }) => [owner, path])).toEqual([
    ['shell', '/dashboard'],
    ['mfe-learn', '/learn'],
  ]);
  expect(problems).toEqual([]);
});

test('refuses an address of the shell, and says whose it is', () => {
  const table = buildRouteTable([shell, source('mfe-evil', { routes: [route('/dashboard')] })]);
  expect(table.routes).toHaveLength(1);
  expect(table.problems).toEqual([
    { code: 'route-taken', remote: 'mfe-evil', path: '/dashboard', owner: 'shell' },
  ]);
});

test('two names for the same parameter are the same address: the first remote keeps it', () => {
  const table = buildRouteTable([
    shell,
    source('mfe-a', { routes: [route('/learn/:id')] }),
    source('mfe-b', { routes: [route('/learn/:sessionId'), route('/learn/topic')] }),
  ]);
  expect(table.routes.map(({ path }) => path)).toEqual(['/dashboard', '/learn/:id', '/learn/topic']);
  expect(table.problems).toEqual([
    { code: 'route-taken', remote: 'mfe-b', path: '/learn/:sessionId', owner: 'mfe-a' },
  ]);
});

test('refuses a path that begins with a parameter: it would swallow the 404 page', () => {
  const table = buildRouteTable([shell, source('mfe-greedy', { routes: [route('/:anything')] })]);
  expect(table.problems).toEqual([{ code: 'route-greedy', remote: 'mfe-greedy', path: '/:anything' }]);
  expect(table.routes).toHaveLength(1);
});

test('orders the sidebar, keeps ids unique and drops what leads nowhere', () => {
  const table = buildRouteTable([
    shell,
    source('mfe-learn', {
      routes: [route('/learn')],
      sidebar: [item('learn', '/learn', 30), item('dashboard', '/learn', 1), item('lost', '/nowhere', 2)],
    }),
    source('mfe-capture', { routes: [route('/chat')], sidebar: [item('capture', '/chat?view=notes', 10)] }),
  ]);
  expect(table.sidebar.map(({ id }) => id)).toEqual(['dashboard', 'capture', 'learn']);
  expect(table.problems).toEqual([
    { code: 'item-taken', remote: 'mfe-learn', item: 'dashboard', owner: 'shell' },
    { code: 'item-leads-nowhere', remote: 'mfe-learn', item: 'lost' },
  ]);
});

test('the search with the lowest order is the one of the top bar', () => {
  const search = (id: string, order: number) => ({
    id,
    order,
    label: { en: id },
    path: '/words',
    param: 'query',
  });
  const table = buildRouteTable([
    shell,
    source('mfe-words', { routes: [route('/words')], search: [search('second', 5), search('first', 1)] }),
  ]);
  expect(table.search?.id).toBe('first');
  expect(buildRouteTable([shell]).search).toBeNull();
});
