import { closeRemotes, cut, held, reply } from '@kotoba/federation/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { entryOf, manyEntries } from '../testing/entry';
import { openList } from '../testing/open-list';

afterEach(closeRemotes);

const question = 'Are you sure you want to delete "umbrella"? This action cannot be undone.';
const openDialog = async (opened: ReturnType<typeof openList>) => {
  await opened.user.click(await screen.findByRole('button', { name: 'Delete umbrella' }));
  return screen.findByRole('dialog', { name: 'Delete Vocabulary' });
};

test('deleting asks first, says that it runs, and shows the list without the word', async () => {
  const slow = held(reply({ deleted_count: 1 }));
  const words = [entryOf(), entryOf({ id: 6, en_word: 'rain' })];
  const opened = openList('/vocabularies', words, { 'DELETE /vocabulary/5': slow.answer });
  const dialog = await openDialog(opened);
  expect(dialog).toHaveTextContent(question);
  await opened.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByRole('button', { name: 'Deleting...' })).toBeDisabled();
  opened.collection.set(words.slice(1));
  slow.release();
  expect(await screen.findByText('Vocabulary deleted successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'umbrella' })).not.toBeInTheDocument());
  expect(screen.getByText('Showing 1 - 1 of 1.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('nothing is deleted when the answer is no', async () => {
  const opened = openList('/vocabularies');
  const dialog = await openDialog(opened);
  await opened.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opened.server.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
});

test.each([
  ['the reason of the server', reply({ error: 'Locked by a session' }, 409), 'Locked by a session'],
  ['the documented text without one', cut, 'Failed to delete vocabulary'],
])('a failed deletion shows %s and keeps the word', async (_what, answer, text) => {
  const opened = openList('/vocabularies', [entryOf()], { 'DELETE /vocabulary/5': answer });
  const dialog = await openDialog(opened);
  await opened.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('article', { name: 'umbrella' })).toBeVisible();
});

test('the list goes back a page when the last word of the last page is gone', async () => {
  const words = manyEntries(13);
  const opened = openList('/vocabularies?page=2', words, {
    'DELETE /vocabulary/13': reply({ deleted_count: 1 }),
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Delete word 13' }));
  opened.collection.set(words.slice(0, 12));
  await opened.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Showing 1 - 12 of 12.')).toBeVisible();
  expect(opened.search()).toBe('');
});
