import type { RemoteModule } from '@kotoba/contracts';
import { startFakeApi } from '@kotoba/api-client/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { closeSuites, openSuite, plainRemote, verified } from '../testing/open-suite';
import { smallSuite } from '../testing/registry-page';
import { ASK_AGAIN_MS } from './update-watch';

afterEach(() => {
  closeSuites();
  document.querySelector('meta[name="kotoba-shell"]')?.remove();
});

const Form = () => (
  <>
    <h1>Form</h1>
    <input aria-label="Note" />
  </>
);
const writing: RemoteModule = { routes: [{ path: '/settings', lazy: async () => ({ Component: Form }) }] };

const live = (shell: string) => () =>
  Response.json({ shell, registry: smallSuite }, { headers: { etag: `"${shell}"` } });

/** A tab whose page names its shell, on a server where a newer shell is live. */
function openOld(at: string, shell = 'b'.repeat(16)) {
  const meta = Object.assign(document.createElement('meta'), {
    name: 'kotoba-shell',
    content: 'a'.repeat(16),
  });
  document.head.append(meta);
  const server = startFakeApi({ 'GET /registry.json': live(shell) });
  const remotes = { 'mfe-auth': writing, 'mfe-vocabulary': plainRemote('/vocabularies') };
  return openSuite({ at, user: verified, remotes, server });
}

const offer = () => screen.queryByRole('button', { name: 'Update' });

test('a newer release is offered and announced, never forced, and "Later" takes the offer away', async () => {
  const { user } = openOld('/vocabularies');
  await screen.findByRole('button', { name: 'Update' });
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
    'A newer version of Kotoba is ready.',
  );
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await screen.findByRole('button', { name: 'Later' });
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Update' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  expect(offer()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a learner who comes back to the tab is told of what was released meanwhile', async () => {
  const start = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);
  const { server } = openOld('/vocabularies', 'a'.repeat(16));
  const asked = () => server.calls.filter((call) => call === 'GET /registry.json').length;
  await screen.findByRole('heading', { name: 'Screen /vocabularies' });
  await waitFor(() => expect(asked()).toBe(1));
  expect(offer()).not.toBeInTheDocument();
  server.on('GET /registry.json', live('b'.repeat(16)));
  fireEvent.focus(window);
  expect(asked()).toBe(1);
  now.mockReturnValue(start + ASK_AGAIN_MS);
  fireEvent.focus(window);
  await waitFor(() => expect(offer()).toBeVisible());
  now.mockRestore();
});

test('it waits while the tab is busy', async () => {
  const { suite } = openOld('/vocabularies');
  await waitFor(() => expect(offer()).toBeVisible());
  let free: () => void = () => undefined;
  act(() => void (free = suite.busy.markBusy()));
  expect(offer()).not.toBeInTheDocument();
  act(() => free());
  expect(offer()).toBeVisible();
});

test('it waits while something typed would be lost, also on the way to the next page', async () => {
  const { user } = openOld('/settings');
  await waitFor(() => expect(offer()).toBeVisible());
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'kasa');
  expect(offer()).not.toBeInTheDocument();
  await user.clear(screen.getByRole('textbox', { name: 'Note' }));
  expect(offer()).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'kasa');
  await user.click(screen.getByRole('link', { name: 'Vocabulary' }));
  await screen.findByRole('heading', { name: 'Screen /vocabularies' });
  await waitFor(() => expect(offer()).toBeVisible());
});
