import { settings } from '@kotoba/api-client/testing';
import { closeRemotes, held, reply, type Answers } from '@kotoba/federation/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect, type KeyboardEvent } from 'react';
import { AUTO_ADVANCE_MS, useAutoAdvance } from './use-quiz';
import { useEnter, VERDICT_MS } from './use-enter';
import { REVEAL_MS } from './use-reveal';
import { session, station, summary, word } from '../testing/fixtures';
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

test('a right answer says so, and the next word comes by itself after 1500 ms, not before', async () => {
  const { server } = await answered();
  await wait(100);
  expect(screen.getAllByText('Correct!')[0]).toBeVisible();
  expect(field()).toHaveAttribute('aria-disabled', 'true');
  expect(submit()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  expect(screen.getByText(/Toggle Review to see the whole word\./)).toBeVisible();
  await wait(1399);
  expect(prompt()).toHaveTextContent('かさ');
  await movedOn();
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

/** How long the verdict has stood when something is pressed: the last one is just before the advance. */
const moments = LONG ? [0, 150, 300, 700, 1100, 1400, 1498, 1499] : [AUTO_ADVANCE_MS - 1];

test.each(moments)('Review stops it after %d ms, and Next is there instead', async (ms) => {
  const { user } = await answered();
  await wait(ms);
  fireEvent.click(review());
  await wait(2 * AUTO_ADVANCE_MS);
  expect(prompt()).toHaveTextContent('かさ');
  await user.click(await next());
  await movedOn();
});

test.each(moments)('asking for the end stops it after %d ms, also when the end is called off', async (ms) => {
  const { user } = await answered();
  await wait(ms);
  fireEvent.click(screen.getByRole('button', { name: 'End Session' }));
  await wait(2 * AUTO_ADVANCE_MS);
  const dialog = within(screen.getByRole('dialog', { name: 'End Learning Session' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await wait(2 * AUTO_ADVANCE_MS);
  expect(prompt()).toHaveTextContent('かさ');
  expect(await next()).toBeEnabled();
});

test.each(moments)('going back from the last word stops it after %d ms', async (ms) => {
  const { place, server, user } = await answered(
    { 'GET /topics/user': reply({ data: [] }) },
    session([[word(1), 0]]),
  );
  await wait(ms);
  fireEvent.click(screen.getByRole('button', { name: 'End Session' }));
  await user.click(await screen.findByRole('button', { name: 'Back to Learning' }));
  await wait(2 * AUTO_ADVANCE_MS);
  expect(place().pathname).toBe('/learn');
  expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
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
  const ended = held(reply({ data: summary(41) }));
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
  expect(await screen.findByText('A slip: it is spelled “umbrella”.')).toBeVisible();
  await wait(2 * AUTO_ADVANCE_MS);
  expect(prompt()).toHaveTextContent('かさ');
  expect(await next()).toBeVisible();
  expect(field()).toHaveFocus();
});

test('the polite word for one’s own father is right and waits, with the line that tells the difference', async () => {
  const polite = { reason: 'kin_polite', matched: 'お父さん', correctAnswer: '父' } as const;
  const { answer } = await openQuiz(two, { 'POST /learn/check-answer-mode': judged('correct', polite) });
  await answer('おとうさん');
  const line =
    '父 is your own, when you speak to others. お父さん is polite: somebody else’s, or to their face.';
  await waitFor(() =>
    expect(screen.getByText('Correct!').closest('[role="status"]')).toHaveTextContent(line),
  );
  await wait(2 * AUTO_ADVANCE_MS);
  expect(await next()).toBeVisible();
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

describe('the right answer after a wrong one', () => {
  const enter = () => fireEvent.keyDown(field(), { key: 'Enter' });
  const right = () => screen.queryByText('The answer is umbrella');
  const accept = () => screen.queryByRole('button', { name: 'Accept my answer from now on' });

  async function answeredWrong(again = false) {
    const of = again ? session([[word(1), 2]]) : two;
    const opened = await openQuiz(of, { 'POST /learn/check-answer-mode': judged('incorrect') });
    await opened.answer('umbrela');
    await screen.findByText('Incorrect. Try again.', { selector: 'strong' });
    await wait(0);
    return opened;
  }

  test('a wrong answer can be called a slip before the right one is seen, which then comes by itself', async () => {
    await answeredWrong();
    expect(await screen.findByRole('button', { name: 'I typed it wrong' })).toBeVisible();
    expect(right()).not.toBeInTheDocument();
    expect(accept()).not.toBeInTheDocument();
    expect(screen.queryByText('English')).not.toBeInTheDocument();
    expect(review()).not.toBeChecked();
    await wait(REVEAL_MS);
    expect(right()).toBeVisible();
    expect(accept()).toBeVisible();
    expect(screen.getByText('English')).toBeVisible();
    expect(review()).toBeChecked();
    expect(screen.getByRole('button', { name: 'I typed it wrong' })).toBeVisible();
  });

  test('Enter shows the right answer at once, and only the next one, not one that came with it, goes on', async () => {
    await answeredWrong();
    await wait(VERDICT_MS);
    enter();
    await wait(0);
    expect(right()).toBeVisible();
    enter();
    await wait(0);
    expect(prompt()).toHaveTextContent('かさ');
    await wait(VERDICT_MS);
    enter();
    await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
  });

  test('Review shows it at once, too, and hides it again', async () => {
    await answeredWrong();
    await wait(VERDICT_MS);
    fireEvent.click(review());
    await wait(0);
    expect(right()).toBeVisible();
    expect(review()).toBeChecked();
    fireEvent.click(review());
    await wait(0);
    expect(review()).not.toBeChecked();
  });

  test('in practice, which counts for nothing, it waits for nobody', async () => {
    await answeredWrong(true);
    expect(right()).toBeVisible();
  });
});

test('an Enter that comes when the verdict was just drawn, before the browser had a moment to rest, does not skip it', () => {
  let went = 0;
  let press = (): void => undefined;
  function Box({ verdict }: { readonly verdict: string | null }) {
    const asked = { open: verdict === null, verdict, held: false, leavable: verdict !== null };
    const { onEnter } = useEnter(asked, { onOpen: () => undefined, onClosed: () => (went += 1) });
    press = () => onEnter({ repeat: false } as KeyboardEvent);
    useLayoutEffect(() => {
      if (verdict !== null) press();
    }, [verdict]);
    return null;
  }
  const { rerender } = render(<Box verdict={null} />);
  jest.advanceTimersByTime(2 * VERDICT_MS);
  rerender(<Box verdict="wrong" />);
  expect(went).toBe(0);
  jest.advanceTimersByTime(VERDICT_MS);
  press();
  expect(went).toBe(1);
});

test('a timer that comes due when its word was just left, before the browser had a moment to rest, leaves no other word', () => {
  const left: number[] = [];
  function Quiz({ index, running }: { readonly index: number; readonly running: boolean }) {
    useAutoAdvance(running, index, () => left.push(index));
    useLayoutEffect(() => {
      if (!running) jest.advanceTimersByTime(AUTO_ADVANCE_MS);
    }, [running]);
    return null;
  }
  const { rerender } = render(<Quiz index={0} running />);
  rerender(<Quiz index={1} running={false} />);
  expect(left).toEqual([]);
  rerender(<Quiz index={1} running />);
  jest.advanceTimersByTime(1499);
  expect(left).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(left).toEqual([1]);
});
