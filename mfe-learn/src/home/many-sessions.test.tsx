import {
  closeRemotes,
  cut,
  held,
  openRemote,
  reply,
  type Answer,
  type Answers,
} from '@kotoba/federation/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { summary } from '../testing/fixtures';
import { homeAnswers } from '../testing/home-answers';

afterEach(closeRemotes);

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

const open = (list: Answer, more: Answers = {}) =>
  openRemote(remote, { at: '/learn', answers: { ...homeAnswers, [LIST]: list, ...more } });
// By their words: roles are slow to find among a hundred cards.
const rows = () => screen.queryAllByText(/^Session \d+$/);
const names = () => rows().map((row) => row.textContent);
const shown = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const button = (name: string) => screen.findByText(name, { selector: 'button' });

test('a page of sessions folds, and its button tells how many there are', async () => {
  const { user, server } = open(sessionsTo(50));
  await shown(5);
  await user.click(await button('Show all 50 sessions'));
  await shown(50);
  await user.click(await button('Show fewer'));
  await shown(5);
  expect(server.calls.filter((call) => call === LIST)).toHaveLength(1);
});

test('more than a page comes page by page, each session once and the newest first, down to the oldest', async () => {
  const { user, server } = open(sessionsTo(102));
  await shown(5);
  for (const count of [50, 100, 102]) {
    const more = await button('Show more');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    await shown(count);
    expect(more).toHaveFocus();
  }
  expect(names()).toEqual(Array.from({ length: 102 }, (_, index) => `Session ${102 - index}`));
  expect(server.calls.filter((call) => call === LIST)).toHaveLength(3);
  const fewer = await button('Show fewer');
  expect(fewer).toHaveAttribute('aria-expanded', 'true');
  await user.click(fewer);
  await shown(5);
});

test('the fifty-first session can be ended', async () => {
  const end = 'PUT /learn/session/1/end';
  const { user, server } = open(sessionsTo(51), { [end]: reply({ data: { id: 1 } }) });
  await user.click(await button('Show more'));
  await user.click(await button('Show more'));
  const oldest = await screen.findByLabelText('Session 1', { selector: 'li' });
  server.on(LIST, sessionsTo(51, 1));
  await user.click(within(oldest).getByText('End'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End Session' }));
  await shown(50);
  expect(server.calls).toContain(end);
  expect(screen.queryByText('Session 1')).not.toBeInTheDocument();
  expect(await button('Show fewer')).toBeVisible();
});

test('a page that is on its way is asked for once', async () => {
  const { user, server } = open(sessionsTo(60));
  await user.click(await button('Show more'));
  const slow = held(sessionsTo(60));
  server.on(LIST, slow.answer);
  const more = await button('Show more');
  await user.dblClick(more);
  expect(more).toHaveAttribute('aria-busy', 'true');
  slow.release();
  await shown(60);
  expect(server.calls.filter((call) => call === LIST)).toHaveLength(2);
});

test('a page that does not come leaves the others, and can be asked for again', async () => {
  const { user, server } = open(sessionsTo(60));
  await user.click(await button('Show more'));
  server.on(LIST, cut);
  await user.click(await button('Show more'));
  expect(await screen.findByText('Your unfinished sessions could not be loaded.')).toBeVisible();
  expect(rows()).toHaveLength(50);
  server.on(LIST, sessionsTo(60));
  await user.click(await button('Try again'));
  await shown(60);
  expect(screen.queryByText('Your unfinished sessions could not be loaded.')).not.toBeInTheDocument();
});
