import { closeRemotes } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { VERDICT_MS } from './use-enter';
import { REVEAL_MS } from './use-reveal';
import { session, station, word } from '../testing/fixtures';
import { field, judged, openQuiz, prompt, review } from '../testing/open-quiz';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeRemotes();
  jest.useRealTimers();
});

const two = session([
  [word(1), 0],
  [station, 0],
]);
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
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
