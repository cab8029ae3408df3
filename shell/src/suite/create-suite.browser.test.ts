import { releaseOf, tabBucket } from '@kotoba/federation/runtime';
import { STORAGE_KEY } from '@kotoba/session';
import { deployed } from '../testing/registry-page';
import { seen } from '../telemetry/seen';
import { createSuite } from './create-suite';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  seen.splice(0);
});

const route = (path: string) => ({
  routes: [{ path, guard: 'public', verified: false, title: { en: 'Exam' } } as const],
});
const remote = {
  ...deployed('mfe-exam', route('/exam-of-all')),
  canary: {
    release: { ...deployed('mfe-exam', route('/exam-of-some')).current, id: 'd'.repeat(16) },
    percent: 50,
  },
};
const registry = {
  id: '1'.repeat(16),
  createdAt: '2026-11-20T08:00:00.000Z',
  remotes: { 'mfe-exam': remote },
};
const quiet = { reading: { registry, problems: [] }, report: () => undefined };
const signIn = (id: number): void => {
  const user = { id, email: 'aiko@example.org', emailVerified: true, firstName: 'Aiko', lastName: 'Mori' };
  const session = { version: 0, user, isAuthenticated: true, token: 'T'.repeat(43) };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(session));
};
const hasCanary = (): boolean => createSuite(quiet).table.routes.some(({ path }) => path === '/exam-of-some');

test('whether a tab has the canary is its learner’s, whatever the tab rolled before (OPS-78)', () => {
  const learners = Array.from({ length: 20 }, (_, index) => index + 1);
  const found = learners.map((id) => {
    signIn(id);
    sessionStorage.setItem('kotoba-tab-bucket', String(id * 4));
    return hasCanary();
  });
  expect(found).toEqual(learners.map((id) => releaseOf(remote, tabBucket(id)) === remote.canary.release));
  expect(new Set(found).size).toBe(2);
});

test('a guest’s tab keeps the one that it got (OPS-78)', () => {
  for (const bucket of ['10', '60']) {
    sessionStorage.setItem('kotoba-tab-bucket', bucket);
    expect(hasCanary()).toBe(releaseOf(remote, Number(bucket)) === remote.canary.release);
  }
});

test('a release that the loader gives up is kept for the report of the page (OPS-75)', async () => {
  const incompatible = { ...remote, current: { ...remote.current, contract: 1 } };
  const { loader } = createSuite({
    ...quiet,
    bucket: 0,
    reading: {
      registry: { ...registry, remotes: { 'mfe-exam': { ...incompatible, canary: undefined } } },
      problems: [],
    },
  });
  await loader.load({ remote: 'mfe-exam', path: '/exam-of-all' });
  expect(seen.map(({ error }) => error)).toEqual([
    expect.objectContaining({ code: 'contract', remote: 'mfe-exam', release: remote.current.id }),
  ]);
});
