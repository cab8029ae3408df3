import type { SessionUser } from '@kotoba/session';
import { accessOf, type Access, type Visitor } from './guard';

const learner = (emailVerified: boolean): SessionUser => ({
  id: 1,
  email: 'aiko@example.org',
  emailVerified,
  firstName: 'Aiko',
  lastName: 'Mori',
});

const visitors = {
  guest: { user: null, isAuthenticated: false, isLoading: false },
  unverified: { user: learner(false), isAuthenticated: true, isLoading: false },
  verified: { user: learner(true), isAuthenticated: true, isLoading: false },
  'guest who is signing in': { user: null, isAuthenticated: false, isLoading: true },
  'remembered learner, unchecked': { user: learner(true), isAuthenticated: true, isLoading: true },
} satisfies Record<string, Visitor>;

const routes = {
  public: { guard: 'public', verified: false },
  guest: { guard: 'guest', verified: false },
  protected: { guard: 'protected', verified: true },
  'protected, unverified too': { guard: 'protected', verified: false },
} as const;

type Row = [keyof typeof routes, keyof typeof visitors, Access];

const table: Row[] = [
  ['public', 'guest', 'allow'],
  ['public', 'unverified', 'allow'],
  ['public', 'verified', 'allow'],
  ['public', 'guest who is signing in', 'allow'],
  ['public', 'remembered learner, unchecked', 'allow'],
  ['guest', 'guest', 'allow'],
  ['guest', 'unverified', 'signed-in'],
  ['guest', 'verified', 'signed-in'],
  ['guest', 'guest who is signing in', 'allow'],
  ['guest', 'remembered learner, unchecked', 'wait'],
  ['protected', 'guest', 'sign-in'],
  ['protected', 'unverified', 'verify'],
  ['protected', 'verified', 'allow'],
  ['protected', 'guest who is signing in', 'wait'],
  ['protected', 'remembered learner, unchecked', 'wait'],
  ['protected, unverified too', 'guest', 'sign-in'],
  ['protected, unverified too', 'unverified', 'allow'],
  ['protected, unverified too', 'verified', 'allow'],
  ['protected, unverified too', 'remembered learner, unchecked', 'wait'],
];

test.each(table)('a %s page for a %s: %s', (route, visitor, access) => {
  expect(accessOf(routes[route], visitors[visitor])).toBe(access);
});

test('a session without a learner opens nothing', () => {
  const nobody: Visitor = { user: null, isAuthenticated: true, isLoading: false };
  expect(accessOf(routes.protected, nobody)).toBe('sign-in');
  expect(accessOf(routes.guest, nobody)).toBe('allow');
});
