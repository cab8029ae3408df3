import { paths } from '@kotoba/contracts';
import { shellContributions } from './contributions';

test('the shell owns its pages, and no page of a remote', () => {
  expect(shellContributions.routes.map(({ path, guard }) => [path, guard])).toEqual([
    [paths.dashboard, 'protected'],
    [paths.exam, 'protected'],
    [paths.privacy, 'public'],
    [paths.terms, 'public'],
    [paths.support, 'public'],
    [paths.attributions, 'public'],
    [paths.mailbox, 'public'],
  ]);
});
