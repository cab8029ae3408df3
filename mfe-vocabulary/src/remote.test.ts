import { contributions as schema } from '@kotoba/contracts';
import { contributions } from './contributions';
import remote from './remote';

test('what is contributed fits the contract, and each route has its screen', () => {
  expect(schema.safeParse(contributions).error).toBeUndefined();
  const paths = contributions.routes.map(({ path }) => path);
  expect(remote.routes.map(({ path }) => path)).toEqual(paths);
});

test('every route is for verified learners alone', () => {
  expect(contributions.routes.map(({ path }) => path)).toEqual([
    '/vocabularies',
    '/vocabularies/decks',
    '/vocabularies/import',
    '/vocabularies/:id/detail',
    '/vocabularies/:id/edit',
  ]);
  for (const route of contributions.routes)
    expect(route).toMatchObject({ guard: 'protected', verified: true });
});
