import { closeRemotes, cut, held, reply, type Answer } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SHOWN_AFTER_MS } from './use-outbox';
import { session, station, word } from '../testing/fixtures';
import { field, judged, next, openQuiz, prompt, review, submit } from '../testing/open-quiz';

afterEach(() => {
  closeRemotes();
  jest.useRealTimers();
});

const CHECK = 'POST /learn/check-answer-mode';
const END = 'PUT /learn/session/41/end';
const two = session([
  [word(1), 0],
  [station, 0],
]);
const openJudged = (answer: Answer) => openQuiz(two, { [CHECK]: answer });
const movedOn = () => waitFor(() => expect(prompt()).toHaveTextContent('えき'));

test('the button sends what the input holds, and rests while it is blank; Enter of a composition sends nothing', async () => {
  const { user, server } = await openQuiz(two);
  expect(field()).toHaveAttribute('placeholder', 'Enter your answer...');
  for (const name of ['autocomplete', 'autocorrect', 'autocapitalize'])
    expect(field()).toHaveAttribute(name, 'off');
  expect(field()).toHaveAttribute('spellcheck', 'false');
  expect(submit()).toBeDisabled();
  act(() => field().focus());
  await user.paste('　 ');
  expect(submit()).toBeDisabled();
  await user.keyboard('{Enter}');
  await user.paste('umbrella');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(server.sent(CHECK)).toEqual([]);
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() => expect(server.sent(CHECK)).toHaveLength(1));
});

test('a wrong answer says so, names the word that was typed, reveals the one that was asked, and waits', async () => {
  const other = { id: 9, enWord: 'chopsticks', jaWord: '箸', reading: 'はし' };
  const { answer, server, user } = await openJudged(judged('incorrect', { reason: 'other_word', other }));
  await answer('chopsticks');
  expect(await screen.findByText('The answer is umbrella')).toBeVisible();
  const explained = screen.getByText('That is another of your words.');
  expect(explained.closest('[role="alert"]')).toHaveTextContent('Incorrect. Try again.');
  expect(screen.getByText('箸')).toHaveAttribute('lang', 'ja');
  expect(screen.getByRole('link', { name: 'chopsticks' })).toHaveAttribute('href', '/vocabularies/9/detail');
  expect(await screen.findByText('English')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Incorrect. Try again.')).toHaveLength(2));
  expect(review()).toBeChecked();
  expect(field()).toHaveAttribute('aria-disabled', 'true');
  expect(field()).toHaveValue('chopsticks');
  expect(submit()).toBeDisabled();
  await user.click(await next());
  await movedOn();
  expect(server.calls).not.toContain('POST /learn/mark-reviewed');
});

test('a wrong word comes back at the end, for practice, and keeps the count', async () => {
  const { answer, server, user, place } = await openJudged(judged('incorrect'));
  await answer('ship');
  await user.click(await next());
  await movedOn();
  server.on(CHECK, judged('correct', { reason: 'typo', matched: 'station' }));
  await answer('staton');
  await user.click(await next());
  await waitFor(() => expect(prompt()).toHaveTextContent('かさ'));
  expect(screen.getByText('Once more')).toBeVisible();
  expect(screen.getByText('2/2 words')).toBeVisible();
  expect(field()).not.toHaveAttribute('aria-disabled');
  server.on(CHECK, judged('correct', { recorded: false, reason: 'inflection' }));
  await answer('umbrellas');
  await user.click(await screen.findByRole('button', { name: 'Session End' }));
  await waitFor(() => expect(place().pathname).toBe('/learn/results/41'));
  expect(server.calls).not.toContain('POST /learn/mark-reviewed');
  expect(place().state).toEqual({
    answers: [
      { vocabularyId: 1, status: 2 },
      { vocabularyId: 2, status: 1 },
    ],
  });
});

test('a retry says what is wanted, keeps the text selected, and is gone with the first key of another answer', async () => {
  const { answer, server, user } = await openJudged(judged('retry', { reason: 'meaning_wanted' }));
  await answer('kasa');
  expect(await screen.findByText('Almost. Try again.')).toBeVisible();
  expect(screen.getByText('That is how it is read. Type its meaning in English.')).toBeVisible();
  expect(screen.queryByText(/^The answer is umbrella/)).not.toBeInTheDocument();
  const input = field() as HTMLInputElement;
  await waitFor(() => expect(input).toHaveFocus());
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['kasa', 0, 4]);
  expect(review()).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  server.on(CHECK, judged('correct'));
  await user.keyboard('u');
  expect(screen.queryByText('Almost. Try again.')).not.toBeInTheDocument();
  await user.keyboard('mbrella{Enter}');
  await screen.findByRole('button', { name: 'Moving to next word...' });
  expect(server.sent(CHECK)).toEqual([
    expect.objectContaining({ userAnswer: 'kasa' }),
    expect.objectContaining({ userAnswer: 'umbrella' }),
  ]);
});

test('a rejected answer counts as none', async () => {
  const { answer } = await openJudged(judged('rejected', { reason: 'blank' }));
  await answer('...');
  expect(await screen.findByText('Please type an answer.')).toBeVisible();
  expect(field()).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

test.each([503, 429])(
  'an answer that is refused with %d stays, and says so in the server’s words or its own',
  async (status) => {
    const { answer, server, user } = await openJudged(reply({ error: 'Not now' }, status));
    await answer('umbrella');
    expect(await screen.findByText('Not now')).toBeVisible();
    expect(field()).toHaveValue('umbrella');
    await waitFor(() => expect(submit()).toBeEnabled());
    server.on(CHECK, reply('<html>', 502));
    await user.click(submit());
    expect(await screen.findByText('Failed to check answer.')).toBeVisible();
    await waitFor(() => expect(submit()).toBeEnabled());
  },
);

test('a session that was ended in another tab shows its results', async () => {
  const { answer, place } = await openJudged(
    reply({ code: 'SESSION_ENDED', error: 'This session has ended' }, 409),
  );
  await answer('umbrella');
  expect(await screen.findByText('This session has ended')).toBeVisible();
  await waitFor(() => expect(place().pathname).toBe('/learn/results/41'));
});

test('one answer is checked at a time, also of two Enters of one moment', async () => {
  const slow = held(judged('incorrect'));
  const { server, user } = await openJudged(slow.answer);
  await user.paste('ship');
  const input = field();
  act(() => {
    fireEvent.keyDown(input, { key: 'Enter' });
    fireEvent.keyDown(input, { key: 'Enter' });
  });
  await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
  expect(submit()).toBeDisabled();
  await user.keyboard('{Enter}x');
  expect(field()).toHaveValue('ship');
  slow.release();
  await next();
  expect(server.sent(CHECK)).toHaveLength(1);
});

test('a check shows that it is going on only when it takes its time', async () => {
  jest.useFakeTimers();
  const slow = held(judged('incorrect'));
  const { answer } = await openJudged(slow.answer);
  await answer('ship');
  await act(() => jest.advanceTimersByTimeAsync(SHOWN_AFTER_MS - 50));
  expect(submit()).toBeEnabled();
  expect(submit()).not.toHaveAttribute('aria-busy');
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  slow.release();
  await next();
  expect(submit()).not.toHaveAttribute('aria-busy');
});

test('an Enter key that is held down asks once, and never skips the verdict', async () => {
  const { answer, user, server } = await openJudged(judged('retry', { reason: 'meaning_wanted' }));
  await answer('kasa');
  await screen.findByText('Almost. Try again.');
  for (let times = 0; times < 5; times += 1) fireEvent.keyDown(field(), { key: 'Enter', repeat: true });
  expect(server.sent(CHECK)).toHaveLength(1);
  server.on(CHECK, judged('incorrect'));
  await user.keyboard('{Enter}');
  const on = await next();
  for (let times = 0; times < 5; times += 1) fireEvent.keyDown(field(), { key: 'Enter', repeat: true });
  // A browser presses the focused button unless the key's default is prevented.
  expect(fireEvent.keyDown(on, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(on, { key: 'Enter' })).toBe(true);
  expect(prompt()).toHaveTextContent('かさ');
});

test('an answer that was typed and not sent is there again when the quiz is opened anew', async () => {
  const opened = await openQuiz(two);
  await opened.user.paste('umbr');
  opened.unmount();
  await openQuiz(two);
  expect(field()).toHaveValue('umbr');
});

test('an answer whose session has ended on the way stays typed; one that was judged does not come back', async () => {
  const first = await openJudged(reply({ error: 'Unauthorized' }, 401));
  await first.answer('umbrella');
  await waitFor(() => expect(first.store.getState().auth.isAuthenticated).toBe(false));
  first.unmount();
  const second = await openQuiz(two);
  expect(field()).toHaveValue('umbrella');
  await second.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Moving to next word...' });
  second.unmount();
  await openQuiz(two);
  expect(field()).toHaveValue('');
});

describe('the end', () => {
  async function openDialog(more = {}) {
    const opened = await openQuiz(two, more);
    await opened.user.click(screen.getByRole('button', { name: 'End Session' }));
    const dialog = screen.getByRole('dialog', { name: 'End Learning Session' });
    return { ...opened, dialog: within(dialog) };
  }

  test('the way out asks first, and Cancel leaves everything as it is', async () => {
    const { user, server, dialog } = await openDialog();
    expect(
      dialog.getByText('Your progress will be saved, and you will see your results next.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.calls).not.toContain(END);
    expect(prompt()).toHaveTextContent('かさ');
    expect(field()).not.toHaveAttribute('aria-disabled');
  });

  test('ending shows the results, is sent once, and frees the tab for an update', async () => {
    const slow = held(reply({ data: two }));
    const { user, server, dialog, place, busy } = await openDialog({ [END]: slow.answer });
    const confirm = dialog.getByRole('button', { name: 'End Session' });
    await user.dblClick(confirm);
    expect(confirm).toBeDisabled();
    slow.release();
    await waitFor(() => expect(place().pathname).toBe('/learn/results/41'));
    expect(server.calls.filter((call) => call === END)).toHaveLength(1);
    expect(server.calls).not.toContain('POST /learn/mark-reviewed');
    await waitFor(() => expect(busy()).toBe(false));
  });

  test('an end that fails says so in the server’s words or its own, and the quiz goes on', async () => {
    const { user, server, dialog, place } = await openDialog({ [END]: reply({ error: 'Try later' }, 503) });
    const confirm = dialog.getByRole('button', { name: 'End Session' });
    await user.click(confirm);
    expect(await screen.findByText('Try later')).toBeVisible();
    server.on(END, cut);
    await waitFor(() => expect(confirm).toBeEnabled());
    await user.click(confirm);
    expect(await screen.findByText('Failed to end session')).toBeVisible();
    expect(place().pathname).toBe('/learn/session/41');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled());
  });

  test('going back ends nothing, and frees the tab for an update', async () => {
    const { user, server, busy } = await openQuiz(two, { 'GET /topics/user': reply({ data: [] }) });
    await user.click(screen.getByRole('button', { name: 'End Session' }));
    await user.click(await screen.findByRole('button', { name: 'Back to Learning' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Learning' })).toBeVisible();
    expect(server.calls).not.toContain(END);
    expect(busy()).toBe(false);
  });
});
