import { reply, startFakeApi } from '@kotoba/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
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
  const note = { content: 'WORD - cat', createdAt: new Date().toISOString(), words: [] };
  const notes = [
    { ...note, id: 2, isConverted: false, error: 'nothing found', vocabularyIds: [] },
    { ...note, id: 1, isConverted: true, error: null, vocabularyIds: [5] },
  ];
  const server = startFakeApi({ 'GET /capture-notes': reply({ success: true, notes }) });
  const { user, place } = openSuite({ at: '/dashboard', user: verified, server });
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
