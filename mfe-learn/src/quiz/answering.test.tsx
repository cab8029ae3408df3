import { closeRemotes, held, reply, type Answer } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SHOWN_AFTER_MS } from './use-lasting';
import { session, station, word } from '../testing/fixtures';
import { field, judged, next, openQuiz, prompt, review, submit } from '../testing/open-quiz';

afterEach(() => {
  closeRemotes();
  jest.useRealTimers();
});

const CHECK = 'POST /learn/check-answer-mode';
const two = session([
  [word(1), 0],
  [station, 0],
]);
const openJudged = (answer: Answer) => openQuiz(two, { [CHECK]: answer });
const movedOn = () => waitFor(() => expect(prompt()).toHaveTextContent('えき'));

test('the button sends what the input holds, and rests while it is blank', async () => {
  const { user, server } = await openQuiz(two);
  expect(field()).toHaveAttribute('placeholder', 'Enter your answer...');
  expect(submit()).toBeDisabled();
  await user.type(field(), '　 ');
  expect(submit()).toBeDisabled();
  await user.keyboard('{Enter}');
  await user.type(field(), 'umbrella');
  await user.click(submit());
  await screen.findByRole('button', { name: 'Moving to next word...' });
  expect(server.sent(CHECK)).toHaveLength(1);
});

test('a wrong answer says so, reveals the word, and waits', async () => {
  const { answer, server, user } = await openJudged(judged('incorrect'));
  await answer('ship');
  expect(await screen.findByText('The answer is umbrella')).toBeVisible();
  expect(screen.getAllByText('Incorrect. Try again.')[0]).toBeVisible();
  expect(await screen.findByText('English')).toBeVisible();
  expect(review()).toBeChecked();
  expect(field()).toHaveAttribute('aria-disabled', 'true');
  expect(field()).toHaveValue('ship');
  expect(submit()).toBeDisabled();
  await user.click(await next());
  await movedOn();
  expect(server.calls).not.toContain('POST /learn/mark-reviewed');
});

test('the verdict is on the screen first; what else an answer opens comes right behind it', async () => {
  const { answer } = await openJudged(judged('incorrect'));
  const frames: FrameRequestCallback[] = [];
  const held = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  await answer('ship');
  expect(await screen.findByText('The answer is umbrella')).toBeVisible();
  expect(screen.queryByText('English')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'I typed it wrong' })).not.toBeInTheDocument();
  held.mockRestore();
  act(() => frames.forEach((frame) => frame(0)));
  expect(await screen.findByText('English')).toBeVisible();
  expect(screen.getByRole('button', { name: 'I typed it wrong' })).toBeVisible();
});

test('the message of a verdict waits until the verdict itself is drawn', async () => {
  const { user } = await openJudged(judged('incorrect'));
  await user.type(field(), 'ship');
  const said = () => screen.queryAllByText('Incorrect. Try again.').length;
  const asked: { frame: FrameRequestCallback; said: number }[] = [];
  const held = jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((frame) => asked.push({ frame, said: said() }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(said()).toBe(1));
  held.mockRestore();
  expect(new Set(asked.map(({ said }) => said))).toEqual(new Set([1]));
  act(() => asked.forEach(({ frame }) => frame(0)));
  await waitFor(() => expect(said()).toBe(2));
});

test('the verdict is announced', async () => {
  const { answer } = await openJudged(judged('incorrect', { reason: 'other_word' }));
  await answer('ship');
  const explained = await screen.findByText('That is another of your words.');
  expect(explained.closest('[role="alert"]')).toHaveTextContent('Incorrect. Try again.');
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

test('a retry says what is wanted, keeps the text selected, and takes another answer', async () => {
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
  await user.keyboard('umbrella{Enter}');
  await screen.findByRole('button', { name: 'Moving to next word...' });
  expect(server.sent(CHECK)).toEqual([
    expect.objectContaining({ userAnswer: 'kasa' }),
    expect.objectContaining({ userAnswer: 'umbrella' }),
  ]);
});

test('typing again takes the verdict of the retry away', async () => {
  const { answer, user } = await openJudged(judged('retry', { reason: 'pos' }));
  await answer('to umbrella');
  await screen.findByText('Almost. Try again.');
  await user.type(field(), 'u');
  expect(screen.queryByText('Almost. Try again.')).not.toBeInTheDocument();
});

test('a rejected answer counts as none', async () => {
  const { answer } = await openJudged(judged('rejected', { reason: 'blank' }));
  await answer('...');
  expect(await screen.findByText('Please type an answer.')).toBeVisible();
  expect(field()).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

test.each([
  ['the server’s words', reply({ error: 'Not now' }, 503), 'Not now'],
  ['its own words', reply('<html>', 502), 'Failed to check answer.'],
])('an answer that cannot be checked stays, and says so in %s', async (_whose, failure, words) => {
  const { answer } = await openJudged(failure);
  await answer('umbrella');
  expect(await screen.findByText(words)).toBeVisible();
  expect(field()).toHaveValue('umbrella');
  await waitFor(() => expect(submit()).toBeEnabled());
});

test('a session that was ended in another tab shows its results', async () => {
  const { answer, place } = await openJudged(
    reply({ code: 'SESSION_ENDED', error: 'This session has ended' }, 409),
  );
  await answer('umbrella');
  expect(await screen.findByText('This session has ended')).toBeVisible();
  await waitFor(() => expect(place().pathname).toBe('/learn/results/41'));
});

test('one answer is checked at a time', async () => {
  const slow = held(judged('incorrect'));
  const { answer, server, user } = await openJudged(slow.answer);
  await answer('ship');
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

test('two Enters of one moment are one answer', async () => {
  const { user, server } = await openJudged(judged('incorrect'));
  await user.type(field(), 'ship');
  const input = field();
  act(() => {
    fireEvent.keyDown(input, { key: 'Enter' });
    fireEvent.keyDown(input, { key: 'Enter' });
  });
  await next();
  expect(server.sent(CHECK)).toHaveLength(1);
});

test('Enter of a composition is no answer', async () => {
  const { user, server } = await openQuiz(two);
  await user.type(field(), 'かさ');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(server.sent(CHECK)).toEqual([]);
});

test('an Enter key that is held down asks once, and never skips the verdict', async () => {
  const { user, server } = await openJudged(judged('retry', { reason: 'meaning_wanted' }));
  await user.type(field(), 'kasa{Enter}');
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
  await opened.user.type(field(), 'umbr');
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
  await second.user.type(field(), '{Enter}');
  await screen.findByRole('button', { name: 'Moving to next word...' });
  second.unmount();
  await openQuiz(two);
  expect(field()).toHaveValue('');
});
