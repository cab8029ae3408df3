import { settings } from '@kotoba/api-client/testing';
import { closeRemotes, held, reply, type Answers } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AUTO_ADVANCE_MS } from './use-auto-advance';
import { VERDICT_MS } from './use-enter';
import { session, station, word } from '../testing/fixtures';
import { field, judged, next, openQuiz, prompt, review, submit } from '../testing/open-quiz';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeRemotes();
  jest.useRealTimers();
});

const two = session([
  [word(1), 0],
  [station, 0],
]);
const movedOn = () => waitFor(() => expect(prompt()).toHaveTextContent('えき'));
const MOVING = { name: 'Moving to next word...' };
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Opens words and answers the first rightly: from here the time until the advance runs. */
async function answered(more: Answers = {}, words = two) {
  const opened = await openQuiz(words, more);
  await opened.answer('umbrella');
  await screen.findAllByText('Correct!');
  return opened;
}

test('takes the documented time', () => expect(AUTO_ADVANCE_MS).toBe(1500));

test('a right answer says so, and the next word comes by itself after 1500 ms, not before', async () => {
  const { server } = await answered();
  expect(screen.getAllByText('Correct!')[0]).toBeVisible();
  expect(field()).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(submit()).toBeDisabled());
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  expect(await screen.findByText(/Toggle Review to see the whole word\./)).toBeVisible();
  await wait(AUTO_ADVANCE_MS - 300);
  expect(prompt()).toHaveTextContent('かさ');
  await wait(300);
  expect(prompt()).toHaveTextContent('えき');
  expect(screen.getByText('2/2 words')).toBeVisible();
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(server.sent('POST /learn/check-answer-mode')).toEqual([
    { userAnswer: 'umbrella', vocabularyId: 1, sessionId: 41 },
  ]);
  expect(server.calls).not.toContain('POST /learn/mark-reviewed');
});

test('on the last word it ends the session and shows the results', async () => {
  const { place, server, answer } = await openQuiz(
    session([
      [word(1), 1],
      [station, 0],
    ]),
  );
  await answer('station');
  await wait(AUTO_ADVANCE_MS);
  await waitFor(() => expect(place().pathname).toBe('/learn/results/41'));
  expect(server.calls.filter((call) => call === 'PUT /learn/session/41/end')).toHaveLength(1);
  expect(place().state).toEqual({
    answers: [
      { vocabularyId: 1, status: 1 },
      { vocabularyId: 2, status: 1 },
    ],
  });
});

test('the button goes on at once, and the timer moves nothing afterwards', async () => {
  const { user } = await answered();
  await user.click(await screen.findByRole('button', MOVING));
  await movedOn();
  await wait(2 * AUTO_ADVANCE_MS);
  expect(prompt()).toHaveTextContent('えき');
});

test('Review stops it, and Next is there instead', async () => {
  const { user } = await answered();
  await user.click(review());
  await wait(2 * AUTO_ADVANCE_MS);
  expect(prompt()).toHaveTextContent('かさ');
  await user.click(await next());
  await movedOn();
});

test('asking for the end stops it, also when the end is called off', async () => {
  const { user } = await answered();
  await user.click(screen.getByRole('button', { name: 'End Session' }));
  await wait(2 * AUTO_ADVANCE_MS);
  const dialog = within(screen.getByRole('dialog', { name: 'End Learning Session' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await wait(2 * AUTO_ADVANCE_MS);
  expect(prompt()).toHaveTextContent('かさ');
  expect(await next()).toBeEnabled();
});

test('going back stops it', async () => {
  const { user, place, server } = await answered({ 'GET /topics/user': reply({ data: [] }) });
  await user.click(screen.getByRole('button', { name: 'Back to Learning' }));
  await wait(2 * AUTO_ADVANCE_MS);
  expect(place().pathname).toBe('/learn');
  expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

test('leaving the last word stops it: nothing is ended behind the learner’s back', async () => {
  const { go, place, server, answer } = await openQuiz(session([[station, 0]]));
  await answer('station');
  await act(() => go('/vocabularies'));
  await wait(2 * AUTO_ADVANCE_MS);
  expect(place().pathname).toBe('/vocabularies');
  expect(server.calls).not.toContain('PUT /learn/session/41/end');
});

test('a page that is long in coming stops it, too', async () => {
  const slow = { path: '/vocabularies', loader: () => new Promise<null>(() => undefined) };
  const { go, server, answer } = await openQuiz(session([[station, 0]]), {}, [slow]);
  await answer('station');
  await screen.findByText('Correct!', { selector: 'strong' });
  await act(async () => void go('/vocabularies'));
  await wait(2 * AUTO_ADVANCE_MS);
  expect(prompt()).toHaveTextContent('えき');
  expect(server.calls).not.toContain('PUT /learn/session/41/end');
});

test('whoever goes elsewhere while the session is being ended is not fetched back to its results', async () => {
  const ended = held(reply({ success: true }));
  const { go, place, server, answer } = await openQuiz(session([[station, 0]]), {
    'PUT /learn/session/41/end': ended.answer,
  });
  await answer('station');
  await screen.findByRole('button', MOVING);
  await wait(AUTO_ADVANCE_MS);
  expect(server.calls).toContain('PUT /learn/session/41/end');
  // The answer comes when the learner has gone, and the page that is left is still drawn.
  await act(async () => {
    void go('/vocabularies');
    ended.release();
    await jest.advanceTimersByTimeAsync(0);
  });
  await wait(0);
  expect(place().pathname).toBe('/vocabularies');
});

test('a forgiven slip waits, with the right spelling', async () => {
  const slip = judged('correct', { reason: 'typo', matched: 'umbrella' });
  const { answer } = await openQuiz(two, { 'POST /learn/check-answer-mode': slip });
  await answer('umbrela');
  expect(await screen.findByText('A slip: it is spelt “umbrella”.')).toBeVisible();
  await wait(2 * AUTO_ADVANCE_MS);
  expect(prompt()).toHaveTextContent('かさ');
  expect(await next()).toBeVisible();
  expect(field()).toHaveFocus();
});

test('a learner who has switched it off goes on alone', async () => {
  const { answer, user } = await openQuiz(two, {
    'GET /account/settings': reply({ ...settings, autoAdvance: false }),
  });
  await answer('umbrella');
  await next();
  expect(field()).toHaveFocus();
  await wait(2 * AUTO_ADVANCE_MS);
  expect(prompt()).toHaveTextContent('かさ');
  await user.keyboard('{Enter}');
  await movedOn();
});

test('nor does a setting come too late that is known only after the verdict', async () => {
  const slow = held(reply({ ...settings, autoAdvance: false }));
  await answered({ 'GET /account/settings': slow.answer });
  expect(await screen.findByRole('button', MOVING)).toBeVisible();
  slow.release();
  expect(await next()).toBeVisible();
  await wait(2 * AUTO_ADVANCE_MS);
  expect(prompt()).toHaveTextContent('かさ');
});

test('an Enter that was on its way when the verdict came skips it not; the next one goes on', async () => {
  const { user } = await answered();
  fireEvent.keyDown(field(), { key: 'Enter' });
  await wait(VERDICT_MS - 50);
  fireEvent.keyDown(field(), { key: 'Enter' });
  await wait(0);
  expect(prompt()).toHaveTextContent('かさ');
  await wait(50);
  fireEvent.keyDown(field(), { key: 'Enter', repeat: true });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.compositionStart(field());
  fireEvent.keyDown(field(), { key: 'Enter' });
  await wait(0);
  expect(prompt()).toHaveTextContent('かさ');
  await user.keyboard('{Enter}');
  await movedOn();
});

test('a press and the timer of the same moment leave one word', async () => {
  const three = session([
    [word(1), 0],
    [station, 0],
    [word(3, { hiragana: 'あめ' }), 0],
  ]);
  await answered({}, three);
  await wait(AUTO_ADVANCE_MS - 1);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', MOVING));
    await jest.advanceTimersByTimeAsync(1);
  });
  await wait(AUTO_ADVANCE_MS);
  expect(prompt()).toHaveTextContent('えき');
});

test('a verdict that comes while the end is asked for moves nothing behind the question', async () => {
  const slow = held(judged('correct'));
  const { answer, user } = await openQuiz(two, { 'POST /learn/check-answer-mode': slow.answer });
  await answer('umbrella');
  await user.click(screen.getByRole('button', { name: 'End Session' }));
  slow.release();
  await screen.findByText('Correct!', { selector: 'strong' });
  await wait(2 * AUTO_ADVANCE_MS);
  expect(screen.getByText('1/2 words')).toBeVisible();
});

test('settings that cannot be loaded leave it on', async () => {
  await answered({ 'GET /account/settings': reply({}, 500) });
  await wait(AUTO_ADVANCE_MS);
  expect(prompt()).toHaveTextContent('えき');
});
