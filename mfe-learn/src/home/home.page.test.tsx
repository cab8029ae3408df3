import { drafts } from '@kotoba/api-client';
import { learner } from '@kotoba/api-client/testing';
import {
  closeRemotes,
  cut,
  held,
  openRemote,
  reply,
  type Answer,
  type Answers,
} from '@kotoba/federation/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { changeUnsent } from '../outbox';
import remote from '../remote';
import { summary } from '../testing/fixtures';
import { homeAnswers, openOthers } from '../testing/home-answers';
import { judged } from '../testing/open-quiz';

beforeEach(openOthers);
afterEach(closeRemotes);

const two: Answers = {
  ...homeAnswers,
  'GET /learn/unfinished-sessions': reply({ data: [summary(42), summary(41, 3)] }),
};

/** Their quizzes never come: only the way to them is looked at. */
const running: Answers = {
  ...two,
  'GET /learn/session/41': held(reply({})).answer,
  'GET /learn/session/42': held(reply({})).answer,
};

const open = (answers: Answers) => openRemote(remote, { at: '/learn', answers });
const row = (name: string) => screen.findByRole('listitem', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('has one heading, its own title, and no list when nothing is unfinished', async () => {
  open(homeAnswers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Learning' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Learning · Kotoba'));
  expect(screen.queryByText('Continue Learning')).not.toBeInTheDocument();
});

test('a learner without words is led to the first ones, and chooses among none', async () => {
  open({ ...homeAnswers, 'GET /topics/user': reply({ data: [] }) });
  expect(await screen.findByText('No words to practice yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Capture words' })).toHaveAttribute('href', '/chat');
  expect(screen.getByRole('link', { name: 'start with a ready-made deck' })).toHaveAttribute(
    'href',
    '/vocabularies/decks',
  );
  expect(screen.queryByRole('button', { name: 'Other ways to practice' })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('lists what is unfinished with words, start, progress and percent', async () => {
  open(two);
  expect(await screen.findByRole('heading', { name: 'Continue Learning' })).toBeVisible();
  const first = within(await row('Session 42'));
  expect(first.getByText('4 words')).toBeVisible();
  expect(first.getByText('Started Mar 1, 2026')).toBeVisible();
  expect(first.getByText('25%')).toBeVisible();
  const progress = first.getByRole('progressbar', { name: 'Session 42' });
  expect(progress).toHaveAttribute('aria-valuetext', '1 of 4 answered');
  expect(screen.queryByRole('combobox', { name: 'Collection' })).not.toBeInTheDocument();
});

test('Continue opens its session, Continue Last Session the newest', async () => {
  const { user, place, go } = open(running);
  await user.click(within(await row('Session 41')).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(place().pathname).toBe('/learn/session/41'));
  await act(() => go('/learn'));
  await user.click(await screen.findByRole('button', { name: 'Continue Last Session' }));
  await waitFor(() => expect(place().pathname).toBe('/learn/session/42'));
});

test('Start New Session opens the topic selection beside the list', async () => {
  const { user } = open({
    ...two,
    'GET /topics/user': reply({ data: [{ id: 1, name: '旅行', words: 3, isDefault: false }] }),
  });
  await row('Session 42');
  await user.click(button('Start New Session'));
  expect(await screen.findByRole('heading', { name: 'Topic Selection' })).toBeVisible();
  expect(await row('Session 42')).toBeVisible();
});

test('a session whose kept answers are being checked is waited for, and ends after them', async () => {
  const kept = [{ vocabularyId: 1, again: false, text: 'hat', key: 'k'.repeat(32) }];
  changeUnsent(learner.id, 41, () => kept);
  const check = 'POST /learn/check-answer-mode';
  const slow = held(judged('correct'));
  const { user, server } = open({
    ...two,
    [check]: slow.answer,
    'PUT /learn/session/41/end': reply({ data: summary(41) }),
  });
  await user.click(within(await row('Session 41')).getByRole('button', { name: 'End' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End Current Session?' }));
  await user.click(dialog.getByRole('button', { name: 'End Session' }));
  expect(await dialog.findByRole('button', { name: 'Ending...' })).toBeVisible();
  expect(server.keys(check)).toEqual(['k'.repeat(32)]);
  slow.release();
  await waitFor(() => expect(server.calls).toContain('PUT /learn/session/41/end'));
  expect(server.keys(check)).toHaveLength(1);
});

test('ending asks first and is sent once; an ended session leaves the list and the browser, and the modes come next', async () => {
  drafts.write(learner.id, 'quiz.41.wrapUp', '[]');
  const slow = held(reply({ data: summary(41) }));
  const { user, server } = open({ ...two, 'PUT /learn/session/41/end': slow.answer });
  const end = within(await row('Session 41')).getByRole('button', { name: 'End' });
  await user.click(end);
  const dialog = within(screen.getByRole('dialog', { name: 'End Current Session?' }));
  expect(dialog.getByText('This completes the session and saves your progress.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.calls).not.toContain('PUT /learn/session/41/end');

  await user.click(end);
  server.on('GET /learn/unfinished-sessions', reply({ data: [summary(42)] }));
  const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'End Session' });
  await user.click(confirm);
  expect(await screen.findByRole('button', { name: 'Ending...' })).toBeDisabled();
  await user.click(confirm);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  slow.release();
  expect(await screen.findByText('Session completed successfully')).toBeVisible();
  expect(server.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  expect(await screen.findByRole('heading', { name: 'Learning Mode' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Session 41' })).not.toBeInTheDocument());
  expect(await row('Session 42')).toBeVisible();
  expect(drafts.keys(learner.id, 'quiz.41.')).toEqual([]);
});

test('a session that cannot be ended stays, and says so in the server’s words or its own', async () => {
  const end = 'PUT /learn/session/41/end';
  const { user, server } = open({ ...two, [end]: reply({ error: 'Ask again later' }, 503) });
  for (const words of ['Ask again later', 'Failed to end session']) {
    await user.click(within(await row('Session 41')).getByRole('button', { name: 'End' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End Session' }));
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    server.on(end, reply({}, 500));
  }
  expect(await row('Session 41')).toBeVisible();
});

test('a list that cannot be loaded can be asked for again; new sessions start all the same', async () => {
  const { user, server } = open({
    ...homeAnswers,
    'GET /learn/unfinished-sessions': cut,
    'GET /topics/user': reply({ data: [{ id: 1, name: 'Fruits', words: 3, isDefault: false }] }),
  });
  expect(await screen.findByText('Your unfinished sessions could not be loaded.')).toBeVisible();
  const collection = await screen.findByRole('combobox', { name: 'Collection' });
  expect(collection).not.toHaveAttribute('aria-disabled');
  server.on('GET /learn/unfinished-sessions', reply({ data: [summary(42)] }));
  await user.click(button('Try again'));
  expect(await row('Session 42')).toBeVisible();
  expect(screen.queryByText('Your unfinished sessions could not be loaded.')).not.toBeInTheDocument();
});

describe('many sessions', () => {
  const LIST = 'GET /learn/unfinished-sessions';

  /** As the server gives them: the newest first, fifty unless asked for more, a hundred at most. */
  const sessionsTo =
    (count: number, without?: number): Answer =>
    (request) => {
      const { searchParams } = new URL(request.url);
      const limit = Number(searchParams.get('limit') ?? 50);
      if (limit > 100) return Response.json({ error: 'Too many' }, { status: 400 });
      const offset = Number(searchParams.get('offset') ?? 0);
      const all = Array.from({ length: count }, (_, index) => count - index).filter((id) => id !== without);
      return Response.json({ data: all.slice(offset, offset + limit).map((id) => summary(id)) });
    };

  const openMany = (list: Answer, more: Answers = {}) =>
    openRemote(remote, { at: '/learn', answers: { ...homeAnswers, [LIST]: list, ...more } });
  // By their words: roles are slow to find among a hundred cards.
  const rows = () => screen.queryAllByText(/^Session \d+$/);
  const names = () => rows().map((row) => row.textContent);
  const shown = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
  const named = (name: string) => screen.findByText(name, { selector: 'button' });

  test('they fold, and the button tells how many there are', async () => {
    const { user, server } = openMany(sessionsTo(7));
    await shown(5);
    await user.click(await named('Show all 7 sessions'));
    await shown(7);
    await user.click(await named('Show fewer'));
    await shown(5);
    expect(server.calls.filter((call) => call === LIST)).toHaveLength(1);
  });

  test('a page that does not come leaves the others; asked for again it comes once, and its session can be ended', async () => {
    const end = 'PUT /learn/session/1/end';
    const { user, server } = openMany(sessionsTo(51), { [end]: reply({ data: summary(1) }) });
    const more = await named('Show more');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    server.on(LIST, cut);
    await user.click(await named('Show more'));
    expect(await screen.findByText('Your unfinished sessions could not be loaded.')).toBeVisible();
    expect(rows()).toHaveLength(50);
    const slow = held(sessionsTo(51));
    server.on(LIST, slow.answer);
    const before = server.calls.length;
    await user.dblClick(await named('Try again'));
    slow.release();
    await shown(51);
    expect(names()).toEqual(Array.from({ length: 51 }, (_, index) => `Session ${51 - index}`));
    expect(server.calls.slice(before)).toEqual([LIST]);
    expect(screen.queryByText('Your unfinished sessions could not be loaded.')).not.toBeInTheDocument();

    const oldest = await screen.findByLabelText('Session 1', { selector: 'li' });
    server.on(LIST, sessionsTo(51, 1));
    await user.click(within(oldest).getByText('End'));
    await user.click(within(screen.getByRole('dialog')).getByText('End Session'));
    await shown(50);
    expect(server.calls).toContain(end);
    expect(screen.queryByText('Session 1')).not.toBeInTheDocument();
    expect(await named('Show fewer')).toHaveAttribute('aria-expanded', 'true');
  });
});
