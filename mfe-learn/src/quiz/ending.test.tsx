import { closeRemotes, cut, held, reply } from '@kotoba/federation/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { session, station, word } from '../testing/fixtures';
import { field, openQuiz, prompt } from '../testing/open-quiz';

afterEach(closeRemotes);

const END = 'PUT /learn/session/41/end';
const two = session([
  [word(1), 0],
  [station, 0],
]);

async function openDialog(more = {}) {
  const opened = await openQuiz(two, more);
  await opened.user.click(screen.getByRole('button', { name: 'End Session' }));
  const dialog = screen.getByRole('dialog', { name: 'End Learning Session' });
  return { ...opened, dialog: within(dialog) };
}

test('the way out asks first, and Cancel leaves everything as it is', async () => {
  const { user, server, dialog } = await openDialog();
  expect(dialog.getByText('Your progress will be saved, and you will see your results next.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.calls).not.toContain(END);
  expect(prompt()).toHaveTextContent('かさ');
  expect(field()).not.toHaveAttribute('aria-disabled');
});

test('ending shows the results, and frees the tab for an update', async () => {
  const { user, server, dialog, place, busy } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'End Session' }));
  await waitFor(() => expect(place().pathname).toBe('/learn/results/41'));
  expect(server.calls.filter((call) => call === END)).toHaveLength(1);
  expect(server.calls).not.toContain('POST /learn/mark-reviewed');
  await waitFor(() => expect(busy()).toBe(false));
});

test.each([
  ['the server’s words', reply({ error: 'Try later' }, 503), 'Try later'],
  ['its own words', cut, 'Failed to end session'],
])('an end that fails says so in %s, and the quiz goes on', async (_whose, answer, words) => {
  const { user, dialog, place } = await openDialog({ [END]: answer });
  await user.click(dialog.getByRole('button', { name: 'End Session' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(place().pathname).toBe('/learn/session/41');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled());
});

test('an end that is running cannot be sent twice', async () => {
  const slow = held(reply({ data: two }));
  const { user, server, dialog, place } = await openDialog({ [END]: slow.answer });
  const confirm = dialog.getByRole('button', { name: 'End Session' });
  await user.dblClick(confirm);
  expect(confirm).toBeDisabled();
  slow.release();
  await waitFor(() => expect(place().pathname).toBe('/learn/results/41'));
  expect(server.calls.filter((call) => call === END)).toHaveLength(1);
});

test('going back ends nothing, and frees the tab for an update', async () => {
  const { user, server, busy } = await openQuiz(two, { 'GET /topics/user': reply({ data: [] }) });
  await user.click(screen.getByRole('button', { name: 'Back to Learning' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Learning' })).toBeVisible();
  expect(server.calls).not.toContain(END);
  expect(busy()).toBe(false);
});
