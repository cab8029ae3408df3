import { reply, startFakeApi } from '@kotoba/api-client/testing';
import { screen, within } from '@testing-library/react';
import { closeSuites, openSuite } from '../testing/open-suite';

afterEach(closeSuites);

const mail = {
  id: 'a',
  to: 'aiko@example.org',
  subject: 'Verify your email',
  createdAt: '2025-11-20T08:00:00.000Z',
  html: '<b>never shown</b>',
  text: `Open ${window.location.origin}/auth/forgot-password?from=mail please.`,
};

test('shows each mail with its receiver, and leads on inside the app', async () => {
  const server = startFakeApi({ 'GET /dev/mailbox': reply({ messages: [mail] }) });
  const { user, place } = openSuite({ at: '/dev/mailbox', server });
  const article = await screen.findByRole('article', { name: 'Verify your email' });
  expect(article).toHaveTextContent('aiko@example.org');
  expect(article).not.toHaveTextContent('never shown');
  await user.click(within(article).getByRole('link', { name: /\/auth\/forgot-password\?from=mail$/ }));
  expect(await screen.findByRole('heading', { name: 'Screen /auth/forgot-password' })).toBeVisible();
  expect(place()?.search).toBe('?from=mail');
});

test('is empty until a mail comes, and looks again when asked', async () => {
  const server = startFakeApi({ 'GET /dev/mailbox': reply({ messages: [] }) });
  const { user } = openSuite({ at: '/dev/mailbox', server });
  expect(await screen.findByText('No mail yet')).toBeVisible();
  server.on('GET /dev/mailbox', reply({ messages: [mail] }));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('a server that really sends mail has no such page', async () => {
  const server = startFakeApi({ 'GET /dev/mailbox': reply({ error: 'Not found' }, 404) });
  openSuite({ at: '/dev/mailbox', server });
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
