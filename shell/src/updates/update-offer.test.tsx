import type { RemoteModule } from '@kotoba/contracts';
import { startFakeApi } from '@kotoba/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { closeSuites, openSuite, plainRemote, verified } from '../testing/open-suite';
import { smallSuite } from '../testing/registry-page';

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

/** A tab whose page names its shell, on a server where a newer shell is live. */
function openOld(at: string) {
  const meta = Object.assign(document.createElement('meta'), {
    name: 'kotoba-shell',
    content: 'a'.repeat(16),
  });
  document.head.append(meta);
  const server = startFakeApi({
    'GET /registry.json': () =>
      Response.json({ shell: 'b'.repeat(16), registry: smallSuite }, { headers: { etag: '"newer"' } }),
  });
  const remotes = { 'mfe-auth': writing, 'mfe-vocabulary': plainRemote('/vocabularies') };
  return openSuite({ at, user: verified, remotes, server });
}

const offer = () => screen.queryByRole('button', { name: 'Update' });

test('a newer release is offered, never forced, and "Later" takes the offer away', async () => {
  const { user } = openOld('/vocabularies');
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  expect(offer()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
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
