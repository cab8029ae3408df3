import { drafts } from '@kotoba/api-client';
import { learner } from '@kotoba/api-client/testing';
import { closeRemotes, reply } from '@kotoba/federation/testing';
import { act, screen, within } from '@testing-library/react';
import { session, word } from '../testing/fixtures';
import { judged, openQuiz, prompt } from '../testing/open-quiz';

afterEach(closeRemotes);

const WORDS = 30;
/** A session of which the first words have these statuses; the others are not answered. */
const many = (statuses: readonly number[] = []) =>
  session(
    Array.from({ length: WORDS }, (_, index) => [
      word(index + 1, { hiragana: 'か'.repeat(index + 1) }),
      statuses[index] ?? 0,
    ]),
  );
const wrapUp = () => screen.queryByRole('button', { name: 'Wrap up' });

/** Opens a session that the server then knows further: `later` are its statuses when the learner comes back. */
async function openTwice(first: readonly number[], later: readonly number[], answers = {}) {
  let statuses = first;
  const opened = await openQuiz(many(first), {
    'GET /learn/session/41': () => Response.json({ data: many(statuses) }),
    ...answers,
  });
  const comeBack = async (): Promise<void> => {
    statuses = later;
    await act(() => opened.go('/elsewhere'));
    await act(() => opened.go('/learn/session/41'));
    await screen.findByRole('button', { name: 'End Session' });
  };
  return { ...opened, comeBack };
}

test('leaves at most ten more, also when the session is opened again', async () => {
  const { user, comeBack } = await openTwice([], [1, 1]);
  await user.click(wrapUp() as HTMLElement);
  expect(screen.getByText('1/11 words')).toBeVisible();
  expect(wrapUp()).not.toBeInTheDocument();
  await comeBack();
  expect(screen.getByText('3/11 words')).toBeVisible();
  expect(wrapUp()).not.toBeInTheDocument();
});

test('a wrong word of the ten does not come back on top of them', async () => {
  const { user, comeBack } = await openTwice([], [1, 2, 1]);
  await user.click(wrapUp() as HTMLElement);
  await comeBack();
  expect(screen.getByText('4/11 words')).toBeVisible();
  await act(async () => undefined);
  expect(prompt()).toHaveTextContent('かかかか');
});

test('practice that went wrong has had its turn', async () => {
  const statuses = Array.from({ length: WORDS }, (_, index) => (index < 15 ? 2 : 1));
  const { user, answer, comeBack } = await openTwice(statuses, statuses, {
    'POST /learn/check-answer-mode': judged('incorrect', { recorded: false }),
  });
  expect(prompt()).toHaveTextContent(/^か$/);
  await user.click(wrapUp() as HTMLElement);
  await answer('hat');
  await screen.findByText('The answer is umbrella');
  await comeBack();
  expect(prompt()).toHaveTextContent(/^かか$/);
});

test('a word whose answer is taken back is asked, though it was answered before', async () => {
  const { user, comeBack } = await openTwice([1], [], {
    'POST /learn/session/41/undo': reply({ data: many().learnDetails[0] }),
  });
  await user.click(wrapUp() as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Undo last answer' }));
  await screen.findByText('Your last answer is taken back.');
  await comeBack();
  expect(prompt()).toHaveTextContent(/^か$/);
  expect(screen.getByText('1/12 words')).toBeVisible();
});

test('is forgotten with the session', async () => {
  const { user } = await openTwice([], []);
  await user.click(wrapUp() as HTMLElement);
  const kept = () => drafts.keys(learner.id, 'quiz.41.');
  expect(kept()).toEqual(['quiz.41.wrapUp']);
  await user.click(screen.getByRole('button', { name: 'End Session' }));
  const dialog = await screen.findByRole('dialog', { name: 'End Learning Session' });
  await user.click(within(dialog).getByRole('button', { name: 'End Session' }));
  await screen.findByRole('heading', { name: 'Learning Results' });
  expect(kept()).toEqual([]);
});

test('an answer that is taken back on the results brings its word alone, not those that were left out', async () => {
  let stored = many();
  const { user, answer } = await openQuiz(stored, {
    'GET /learn/session/41': () => Response.json({ data: stored }),
    'PUT /learn/session/41/end': () => {
      stored = { ...many([1]), endedAt: new Date().toISOString() };
      return Response.json({ data: stored });
    },
    'POST /learn/session/41/undo': () => {
      stored = many();
      return Response.json({ data: stored.learnDetails[0] });
    },
  });
  await user.click(wrapUp() as HTMLElement);
  await answer('umbrella');
  await user.click(screen.getByRole('button', { name: 'End Session' }));
  const dialog = await screen.findByRole('dialog', { name: 'End Learning Session' });
  await user.click(within(dialog).getByRole('button', { name: 'End Session' }));
  await user.click(await screen.findByRole('button', { name: 'Undo last answer' }));
  expect(await screen.findByText('1/1 words')).toBeVisible();
  expect(prompt()).toHaveTextContent(/^か$/);
});
