import { closeRemotes, cut, openRemote, reply, type Answers } from '@kotoba/federation/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { homeAnswers, openOthers, week } from '../testing/home-answers';

beforeEach(openOthers);
afterEach(closeRemotes);

const DUE = 'GET /learn/due';
const VACATION = 'GET /learn/vacation';
const due = (now: number, later = 0, fresh = 0) =>
  reply({ data: { vocabularyIds: [], due: now + later, new: fresh, now, later } });
const open = (more: Answers = {}) =>
  openRemote(remote, { at: '/learn', answers: { ...homeAnswers, ...more } });
const card = async () => within(await screen.findByRole('region', { name: 'What is due' }));

const FORECAST = 'GET /learn/forecast';
const quiet = reply({ data: week.map(({ date }) => ({ date, count: 0 })) });
const mountain = week.map(({ date, count }, day) => ({ date, count: day === 0 ? 40 : count }));
const backlog = due(15, 25, 3);

test('of a day without due words it says so, unless some come due in its course', async () => {
  const { unmount } = open({ [DUE]: due(0), [FORECAST]: quiet });
  expect(await (await card()).findByText('Nothing is due today.')).toBeVisible();
  const quietWeek = await card();
  expect(quietWeek.getByText('Nothing comes due in the week ahead.')).toBeVisible();
  expect(quietWeek.queryByRole('img')).not.toBeInTheDocument();
  unmount();
  open({ [DUE]: due(0) });
  const shown = await card();
  expect(await shown.findByText('Nothing is due right now. Some words come due later today.')).toBeVisible();
  expect(shown.queryByText(/Nothing is due today/)).not.toBeInTheDocument();
});

test('a limit of the day that is reached is enough', async () => {
  open({ [DUE]: due(0, 25) });
  const text = await (await card()).findByText('That is enough for today.');
  expect(text.closest('p')).toHaveTextContent('That is enough for today. More can wait until later.');
});

test.each([
  [due(1), '1 word is due today.'],
  [backlog, '15 words are due today. More can wait until later. 3 new words are waiting for you.'],
])('says what is due today, and of a backlog only that it can wait (%#)', async (answer, words) => {
  const { user } = open({ [DUE]: answer, [FORECAST]: reply({ data: mountain }) });
  const shown = await card();
  const text = await shown.findByText(/due today/);
  expect(text.closest('p')).toHaveTextContent(words);
  // Of a backlog the picture of the week shows one sitting, too.
  const today = answer === backlog ? 15 : 40;
  const name = `The week ahead: Mar 2 ${today}, Mar 3 0, Mar 4 3`;
  expect(await shown.findByRole('img', { name: new RegExp(`^${name}`) })).toBeVisible();
  await user.click(shown.getByText('Show as a table'));
  const rows = within(await shown.findByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(8);
  expect(rows[1]).toHaveTextContent(new RegExp(`${today}$`));
});

test('what cannot be loaded is asked for again', async () => {
  const { user, server } = open({ [DUE]: cut });
  const shown = await card();
  expect(await shown.findByText('What is due could not be loaded.')).toBeVisible();
  server.on(DUE, due(2));
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByText('2 words are due today.')).toBeVisible();
});

describe('vacation', () => {
  const away = reply({ data: { since: '2026-03-01T10:00:00.000Z' } });

  test('begins with a press, and says since when and what it means', async () => {
    const { user, server } = open({ 'PUT /learn/vacation': away });
    const start = await (await card()).findByRole('button', { name: 'Pause for a vacation' });
    server.on(VACATION, away);
    await user.click(start);
    expect(
      await screen.findByText(
        /^You have been on vacation since Mar 1, 2026\. Nothing is due until you are back, and your streak waits\.$/,
      ),
    ).toBeVisible();
    expect(server.sent('PUT /learn/vacation')).toEqual([{ away: true }]);
  });

  test('ends with a press, and what is due is asked for anew', async () => {
    const back = reply({ data: { since: null } });
    const { user, server } = open({ [VACATION]: away, 'PUT /learn/vacation': back });
    const end = await (await card()).findByRole('button', { name: 'I am back' });
    server.on(VACATION, back);
    server.on(DUE, due(7));
    await user.click(end);
    expect(await screen.findByText('7 words are due today.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pause for a vacation' })).toBeEnabled());
    expect(server.sent('PUT /learn/vacation')).toEqual([{ away: false }]);
  });

  test('that cannot be changed says so in the server’s words or its own', async () => {
    const { user, server } = open({ 'PUT /learn/vacation': reply({ error: 'Not now' }, 503) });
    const start = await (await card()).findByRole('button', { name: 'Pause for a vacation' });
    await user.click(start);
    expect(await screen.findByText('Not now')).toBeVisible();
    server.on('PUT /learn/vacation', cut);
    await waitFor(() => expect(start).toBeEnabled());
    await user.click(start);
    expect(await screen.findByText('Failed to change your vacation')).toBeVisible();
    await waitFor(() => expect(start).toBeEnabled());
  });
});
