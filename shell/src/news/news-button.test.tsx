import { act, screen, waitFor } from '@testing-library/react';
import { closeSuites, openSuite, verified } from '../testing/open-suite';

afterEach(closeSuites);

const bell = () => screen.findByRole('button', { name: 'Notifications' });

test('all is quiet until something happens', async () => {
  const { user } = openSuite({ at: '/dashboard', user: verified });
  await user.click(await bell());
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
  expect(screen.getByText('All quiet')).toBeVisible();
});

test('counts what is unread, shows it, and takes it as read when the list is closed', async () => {
  const { user, suite, place } = openSuite({ at: '/dashboard', user: verified });
  await bell();
  act(() => {
    suite.news.add({ type: 'note.converted', noteId: 1, vocabularyIds: [5] }, Date.now());
    suite.news.add({ type: 'note.failed', noteId: 2, error: 'nothing found' }, Date.now());
  });
  expect(await screen.findByText('2 unread notifications')).toBeInTheDocument();
  await user.click(await bell());
  expect(await screen.findByRole('link', { name: /A note could not be turned into words/ })).toHaveAttribute(
    'href',
    '/chat',
  );
  await user.click(screen.getByRole('link', { name: /A note became 1 word/ }));
  expect(place()?.pathname).toBe('/vocabularies/5/detail');
  await waitFor(() => expect(screen.queryByText('2 unread notifications')).not.toBeInTheDocument());
});
