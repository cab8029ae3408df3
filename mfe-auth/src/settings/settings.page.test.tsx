import { settings } from '@kotoba/api-client/testing';
import {
  closeRemotes,
  cut,
  held,
  learner,
  reply,
  type Answer,
  type Answers,
} from '@kotoba/federation/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { enter, openAuth } from '../testing/open-auth';

const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
beforeEach(() => {
  zone.mockReturnValue({ timeZone: 'Asia/Tokyo' } as Intl.ResolvedDateTimeFormatOptions);
});
afterEach(closeRemotes);

const SAVE = 'PATCH /account/settings';
/** Takes every change. */
const take: Answer = async (request) => Response.json({ ...settings, ...((await request.json()) as object) });

async function open(more: Answers = {}) {
  const answers = { 'GET /account/settings': reply(settings), [SAVE]: take, ...more };
  const opened = openAuth({ at: '/settings', answers, user: learner });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return opened;
}

const combobox = (name: string) => screen.findByRole('combobox', { name });
const toggle = (name: string) => screen.findByRole('switch', { name });
const limit = (name: string) => screen.findByRole('textbox', { name });
const isSaved = (server: Awaited<ReturnType<typeof open>>['server'], ...changes: object[]) =>
  waitFor(() => expect(server.sent(SAVE)).toEqual(changes));

test('shows what the learner has chosen', async () => {
  await open();
  await waitFor(() => expect(document.title).toBe('Settings · Kotoba'));
  expect(await combobox('Theme')).toHaveTextContent('System');
  expect(await combobox('Furigana')).toHaveTextContent('Always');
  expect(await combobox('Romaji')).toHaveTextContent('Automatic');
  expect(await combobox('Answer strictness')).toHaveTextContent('Standard');
  expect(await toggle('Auto-advance')).toBeChecked();
  expect(await toggle('Audio autoplay')).not.toBeChecked();
  expect(await limit('New words per day')).toHaveValue('20');
  expect(await limit('Reviews per day')).toHaveValue('200');
  expect(await combobox('Time zone')).toHaveTextContent('UTC');
});

test('a switch holds at once and is saved alone', async () => {
  const slow = held(take);
  const { user, server } = await open({ [SAVE]: slow.answer });
  await user.click(await toggle('Auto-advance'));
  await user.click(await toggle('Audio autoplay'));
  expect(await toggle('Auto-advance')).not.toBeChecked();
  expect(await toggle('Audio autoplay')).toBeChecked();
  expect(screen.queryByText('Settings saved')).not.toBeInTheDocument();
  slow.release();
  expect((await screen.findAllByText('Settings saved'))[0]).toBeVisible();
  await isSaved(server, { autoAdvance: false }, { autoplay: true });
});

test.each([
  ['the server’s words', reply({ error: 'The settings are locked' }, 503), 'The settings are locked'],
  ['its own words', cut, 'Failed to save settings'],
])('a change that is refused goes back, and says so in %s', async (_whose, answer, words) => {
  const { user } = await open({ [SAVE]: answer });
  await user.click(await toggle('Auto-advance'));
  expect(await screen.findByText(words)).toBeVisible();
  expect(await toggle('Auto-advance')).toBeChecked();
  expect(screen.queryByText('Settings saved')).not.toBeInTheDocument();
});

test('a theme is worn at once and saved; one that is refused is taken off again', async () => {
  const { user, server } = await open();
  const choose = async (name: string, worn: string) => {
    await user.click(await combobox('Theme'));
    await user.click(await screen.findByRole('option', { name }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', worn));
  };
  await choose('Dark', 'dark');
  await choose('Light', 'light');
  await isSaved(server, { theme: 'dark' }, { theme: 'light' });
  expect(await combobox('Theme')).toHaveTextContent('Light');
  const refused = held(cut);
  server.on(SAVE, refused.answer);
  await choose('Dark', 'dark');
  refused.release();
  expect(await screen.findByText('Failed to save settings')).toBeVisible();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'light'));
  expect(await combobox('Theme')).toHaveTextContent('Light');
});

/** Source: LOOK-23, LOOK-24. */
test('furigana and romaji are chosen, and an example shows at once what a choice does', async () => {
  const { user, server } = await open();
  const shown = within(await screen.findByRole('group', { name: 'Example' }));
  const choose = async (setting: string, name: string) => {
    await user.click(await combobox(setting));
    await user.click(await screen.findByRole('option', { name }));
  };
  expect(shown.getByText('た')).not.toHaveClass('k-asked');
  expect(shown.getByText('tabemono')).toBeVisible();
  expect(screen.getByText('Shown while your level is N5. It is N5 now.')).toBeVisible();
  await choose('Furigana', 'When I ask');
  expect(shown.getByText('た')).toHaveClass('k-asked');
  await choose('Furigana', 'Never');
  expect(shown.queryByText('た')).not.toBeInTheDocument();
  await choose('Romaji', 'Never');
  expect(shown.queryByText('tabemono')).not.toBeInTheDocument();
  const hover = { furigana: true, furiganaOnHover: true };
  await isSaved(server, hover, { furigana: false }, { romaji: 'never' });
});

test('strictness says what it means', async () => {
  const { user, server } = await open();
  await user.click(await combobox('Answer strictness'));
  await user.click(await screen.findByRole('option', { name: 'Lenient' }));
  expect(await screen.findByText('One more slip than usual still counts.')).toBeVisible();
  await isSaved(server, { strictness: 'lenient' });
});

/** Source: CHAT-21. */
test('everything is kept here where an assistant outside is connected, and no choice is where none is', async () => {
  const outside = reply({ ...settings, assistantOutside: true });
  const { user, server } = await open({ 'GET /account/settings': outside });
  await user.click(await toggle('Keep everything here'));
  await isSaved(server, { assistantAtHome: true });
  closeRemotes();
  await open();
  expect(await toggle('Auto-advance')).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Keep everything here' })).not.toBeInTheDocument();
});

describe('a daily limit', () => {
  test('is saved when its field is left, or once by Enter; as it was, it is not saved', async () => {
    const opened = await open();
    const { user, server } = opened;
    await enter(opened, await limit('New words per day'), '５');
    expect(server.sent(SAVE)).toEqual([]);
    await user.tab();
    await isSaved(server, { newPerDay: 5 });
    expect(await limit('New words per day')).toHaveValue('5');
    await enter(opened, await limit('Reviews per day'), '0');
    await user.keyboard('{Enter}');
    await user.tab();
    await isSaved(server, { newPerDay: 5 }, { reviewsPerDay: 0 });
    await enter(opened, await limit('New words per day'), '5');
    await user.tab();
    expect(await limit('New words per day')).toHaveValue('5');
    expect(server.sent(SAVE)).toHaveLength(2);
  });

  test('is a whole number from 0 to 9999', async () => {
    const opened = await open();
    for (const text of ['', '-1', '1.5', '10000', '1e3', 'many']) {
      await enter(opened, await limit('New words per day'), text);
      await opened.user.tab();
      expect(await screen.findByText('A whole number from 0 to 9999')).toBeVisible();
      expect(await limit('New words per day')).toBeInvalid();
    }
    expect(opened.server.sent(SAVE)).toEqual([]);
  });
});

describe('the time zone', () => {
  test('is found by typing, and is this device’s when it is cleared', async () => {
    const { user, server } = await open();
    expect(await screen.findByText(/This device is in Asia\/Tokyo\./)).toBeVisible();
    await user.click(await combobox('Time zone'));
    const search = await screen.findByRole('searchbox', { name: 'Search time zones' });
    await user.click(search);
    await user.paste('new york');
    await user.keyboard('{Enter}');
    await isSaved(server, { timeZone: 'America/New_York' });
    expect(await combobox('Time zone')).toHaveTextContent('America/New York');
    await user.click(await screen.findByRole('button', { name: 'Clear time zone' }));
    await isSaved(server, { timeZone: 'America/New_York' }, { timeZone: 'Asia/Tokyo' });
  });

  test.each([
    ['that the browser does not list is shown all the same', 'Etc/GMT+5', 'Etc/GMT+5'],
    ['with an old name is shown by today’s', 'Asia/Calcutta', 'Asia/Kolkata'],
  ])('%s', async (_what, timeZone, shown) => {
    await open({ 'GET /account/settings': reply({ ...settings, timeZone }) });
    expect(await combobox('Time zone')).toHaveTextContent(shown);
  });
});

test('settings that cannot be loaded say so, and are asked for again', async () => {
  const { user, server } = await open({ 'GET /account/settings': cut });
  expect(await screen.findByText('Failed to load settings')).toBeVisible();
  server.on('GET /account/settings', reply(settings));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await toggle('Auto-advance')).toBeChecked();
});
