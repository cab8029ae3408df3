import type { SessionUser } from '@kotoba/session';
import { passageOf, type Passage, type Visitor } from './guard';

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

type Row = [keyof typeof routes, keyof typeof visitors, Passage['kind']];

const table: Row[] = [
  ['public', 'guest', 'pass'],
  ['public', 'unverified', 'pass'],
  ['public', 'verified', 'pass'],
  ['public', 'guest who is signing in', 'pass'],
  ['public', 'remembered learner, unchecked', 'pass'],
  ['guest', 'guest', 'pass'],
  ['guest', 'unverified', 'inside'],
  ['guest', 'verified', 'inside'],
  ['guest', 'guest who is signing in', 'pass'],
  ['guest', 'remembered learner, unchecked', 'wait'],
  ['protected', 'guest', 'sign-in'],
  ['protected', 'unverified', 'verify'],
  ['protected', 'verified', 'pass'],
  ['protected', 'guest who is signing in', 'wait'],
  ['protected', 'remembered learner, unchecked', 'wait'],
  ['protected, unverified too', 'guest', 'sign-in'],
  ['protected, unverified too', 'unverified', 'pass'],
  ['protected, unverified too', 'verified', 'pass'],
  ['protected, unverified too', 'remembered learner, unchecked', 'wait'],
];

test.each(table)('a %s page for a %s: %s', (route, visitor, kind) => {
  expect(passageOf(routes[route], visitors[visitor])).toEqual({ kind });
});

test('a session without a learner opens nothing', () => {
  const nobody: Visitor = { user: null, isAuthenticated: true, isLoading: false };
  expect(passageOf(routes.protected, nobody)).toEqual({ kind: 'sign-in' });
  expect(passageOf(routes.guest, nobody)).toEqual({ kind: 'pass' });
});
