import { contributions as schema } from '@kotoba/contracts';
import { contributions } from './contributions';
import remote from './remote';

test('what is contributed fits the contract, and each route has its screen', () => {
  expect(schema.safeParse(contributions).error).toBeUndefined();
  const paths = contributions.routes.map(({ path }) => path);
  expect(remote.routes.map(({ path }) => path)).toEqual(paths);
});

test('each route lets in whom it may', () => {
  expect(contributions.routes.map(({ path, guard, verified }) => [path, guard, verified])).toEqual([
    ['/auth/signin', 'guest', false],
    ['/auth/signup', 'guest', false],
    ['/auth/forgot-password', 'public', false],
    ['/auth/reset-password', 'public', false],
    ['/auth/email-verification', 'public', false],
    ['/auth/unverified-email', 'protected', false],
    ['/auth/email-verified', 'public', false],
    ['/settings', 'protected', true],
    ['/profile', 'protected', true],
  ]);
});
