import { closeRemotes, openRemote, type Answer } from '@kotoba/federation/testing';
import { screen, waitFor } from '@testing-library/react';
import remote from '../remote';
import { summary } from '../testing/fixtures';
import { homeAnswers, openOthers } from '../testing/home-answers';

beforeEach(openOthers);
afterEach(closeRemotes);

const LIST = 'GET /learn/unfinished-sessions';

/** As the server gives them: the newest first, fifty unless asked for more, a hundred at most. */
const sessionsTo =
  (count: number): Answer =>
  (request) => {
    const { searchParams } = new URL(request.url);
    const limit = Number(searchParams.get('limit') ?? 50);
    if (limit > 100) return Response.json({ error: 'Too many' }, { status: 400 });
    const offset = Number(searchParams.get('offset') ?? 0);
    const all = Array.from({ length: count }, (_, index) => count - index);
    return Response.json({ data: all.slice(offset, offset + limit).map((id) => summary(id)) });
  };

const openMany = (list: Answer) =>
  openRemote(remote, { at: '/learn', answers: { ...homeAnswers, [LIST]: list } });
// By their words: roles are slow to find among a hundred cards.
const rows = () => screen.queryAllByText(/^Session \d+$/);
const names = () => rows().map((row) => row.textContent);
const shown = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const named = (name: string) => screen.findByText(name, { selector: 'button' });

test('more than a page comes page by page, each session once and the newest first, down to the oldest', async () => {
  const { user, server } = openMany(sessionsTo(102));
  await shown(5);
  for (const count of [50, 100, 102]) {
    const more = await named('Show more');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    await shown(count);
    expect(more).toHaveFocus();
  }
  expect(names()).toEqual(Array.from({ length: 102 }, (_, index) => `Session ${102 - index}`));
  expect(server.calls.filter((call) => call === LIST)).toHaveLength(3);
  const fewer = await named('Show fewer');
  expect(fewer).toHaveAttribute('aria-expanded', 'true');
  await user.click(fewer);
  await shown(5);
});
