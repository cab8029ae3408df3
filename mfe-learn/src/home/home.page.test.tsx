import { drafts } from '@kotoba/api-client';
import { learner } from '@kotoba/api-client/testing';
import { closeRemotes, cut, held, openRemote, reply, type Answers } from '@kotoba/federation/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { outboxDraft, writeOutbox } from '../outbox';
import remote from '../remote';
import { summary } from '../testing/fixtures';
import { homeAnswers } from '../testing/home-answers';
import { judged } from '../testing/open-quiz';

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
  expect(await screen.findByText('No words to practise yet')).toBeVisible();
  expect(screen.queryByText('Continue Learning')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Capture words' })).toHaveAttribute('href', '/chat');
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

test.each([
  ['Session 41', '/learn/session/41'],
  ['Session 42', '/learn/session/42'],
])('Continue of %s opens it', async (name, path) => {
  const { user, place } = open(running);
  await user.click(within(await row(name)).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(place().pathname).toBe(path));
});

test('Continue Last Session opens the newest', async () => {
  const { user, place } = open(running);
  await user.click(await screen.findByRole('button', { name: 'Continue Last Session' }));
  await waitFor(() => expect(place().pathname).toBe('/learn/session/42'));
});

test('Start New Session opens the topic selection beside the list', async () => {
  const { user } = open({ ...two, 'GET /topics/user': reply({ data: [{ id: 1, name: '旅行', words: 3 }] }) });
  await row('Session 42');
  await user.click(button('Start New Session'));
  expect(await screen.findByRole('heading', { name: 'Topic Selection' })).toBeVisible();
  expect(await row('Session 42')).toBeVisible();
});

test('a session whose kept answers are being checked is waited for, and ends after them', async () => {
  const kept = [{ vocabularyId: 1, again: false, text: 'hat', key: 'k'.repeat(32) }];
  drafts.write(learner.id, outboxDraft(41), writeOutbox(kept));
  const check = 'POST /learn/check-answer-mode';
  const slow = held(judged('correct'));
  const { user, server } = open({
    ...two,
    [check]: slow.answer,
    'PUT /learn/session/41/end': reply({ data: {} }),
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

test('ending a session asks first, and Cancel ends nothing', async () => {
  const { user, server } = open(two);
  await user.click(within(await row('Session 41')).getByRole('button', { name: 'End' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End Current Session?' }));
  expect(dialog.getByText('This completes the session and saves your progress.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.calls).not.toContain('PUT /learn/session/41/end');
});

test('an ended session leaves the list, and the modes come next', async () => {
  const { user, server } = open({ ...two, 'PUT /learn/session/41/end': reply({ data: { id: 41 } }) });
  await user.click(within(await row('Session 41')).getByRole('button', { name: 'End' }));
  server.on('GET /learn/unfinished-sessions', reply({ data: [summary(42)] }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End Session' }));
  expect(await screen.findByText('Session completed successfully')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Learning Mode' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Session 41' })).not.toBeInTheDocument());
  expect(await row('Session 42')).toBeVisible();
});

test.each([
  ['the server’s words', reply({ error: 'Ask again later' }, 503), 'Ask again later'],
  ['its own words', reply({}, 500), 'Failed to end session'],
])('a session that cannot be ended stays, and says so in %s', async (_whose, answer, words) => {
  const { user } = open({ ...two, 'PUT /learn/session/41/end': answer });
  await user.click(within(await row('Session 41')).getByRole('button', { name: 'End' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End Session' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(await row('Session 41')).toBeVisible();
});

test('an end that is running cannot be sent twice', async () => {
  const slow = held(reply({ data: { id: 41 } }));
  const { user, server } = open({ ...two, 'PUT /learn/session/41/end': slow.answer });
  await user.click(within(await row('Session 41')).getByRole('button', { name: 'End' }));
  const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'End Session' });
  await user.click(confirm);
  expect(await screen.findByRole('button', { name: 'Ending...' })).toBeDisabled();
  await user.click(confirm);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  slow.release();
  await screen.findByText('Session completed successfully');
  expect(server.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
});

test('a list that cannot be loaded can be asked for again; new sessions start all the same', async () => {
  const { user, server } = open({
    ...homeAnswers,
    'GET /learn/unfinished-sessions': cut,
    'GET /topics/user': reply({ data: [{ id: 1, name: 'Fruits', words: 3 }] }),
  });
  expect(await screen.findByText('Your unfinished sessions could not be loaded.')).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Collection' })).toBeEnabled();
  server.on('GET /learn/unfinished-sessions', reply({ data: [summary(42)] }));
  await user.click(button('Try again'));
  expect(await row('Session 42')).toBeVisible();
  expect(screen.queryByText('Your unfinished sessions could not be loaded.')).not.toBeInTheDocument();
});
