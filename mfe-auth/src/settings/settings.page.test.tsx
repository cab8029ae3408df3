import { settings } from '@kotoba/api-client/testing';
import { closeRemotes, cut, held, learner, reply, type Answers } from '@kotoba/federation/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAuth } from '../testing/open-auth';

const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
beforeEach(() => {
  zone.mockReturnValue({ timeZone: 'Asia/Tokyo' } as Intl.ResolvedDateTimeFormatOptions);
});
afterEach(closeRemotes);

const SAVE = 'PATCH /account/settings';
async function open(more: Answers = {}) {
  const answers: Answers = {
    'GET /account/settings': reply(settings),
    [SAVE]: async (request) => Response.json({ ...settings, ...((await request.json()) as object) }),
    ...more,
  };
  const opened = openAuth({ at: '/settings', answers, user: learner });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return opened;
}

const combobox = (name: string) => screen.findByRole('combobox', { name });
const toggle = (name: string) => screen.findByRole('switch', { name });
const limit = (name: string) => screen.findByRole('textbox', { name });

test('shows what the learner has chosen', async () => {
  await open();
  await waitFor(() => expect(document.title).toBe('Settings · Kotoba'));
  expect(await combobox('Theme')).toHaveTextContent('System');
  expect(await toggle('Furigana')).toBeChecked();
  expect(await combobox('Answer strictness')).toHaveTextContent('Standard');
  expect(await toggle('Auto-advance')).toBeChecked();
  expect(await toggle('Audio autoplay')).not.toBeChecked();
  expect(await limit('New words per day')).toHaveValue('20');
  expect(await limit('Reviews per day')).toHaveValue('200');
  expect(await combobox('Time zone')).toHaveTextContent('UTC');
});

test.each([
  ['Furigana', { furigana: false }],
  ['Auto-advance', { autoAdvance: false }],
  ['Audio autoplay', { autoplay: true }],
])('the switch %s holds at once and is saved alone', async (name, change) => {
  const slow = held(reply({ ...settings, ...change }));
  const { user, server } = await open({ [SAVE]: slow.answer });
  const before = (await toggle(name)) as HTMLInputElement;
  const was = before.checked;
  await user.click(before);
  expect(((await toggle(name)) as HTMLInputElement).checked).toBe(!was);
  expect(screen.queryByText('Settings saved')).not.toBeInTheDocument();
  slow.release();
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(server.sent(SAVE)).toEqual([change]);
});

test.each([
  ['the server’s words', reply({ error: 'The settings are locked' }, 503), 'The settings are locked'],
  ['its own words', cut, 'Failed to save settings'],
])('a change that is refused goes back, and says so in %s', async (_whose, answer, words) => {
  const { user } = await open({ [SAVE]: answer });
  await user.click(await toggle('Furigana'));
  expect(await screen.findByText(words)).toBeVisible();
  expect(await toggle('Furigana')).toBeChecked();
  expect(screen.queryByText('Settings saved')).not.toBeInTheDocument();
});

test.each([
  ['Light', 'light'],
  ['Dark', 'dark'],
])('the theme %s is worn at once and saved', async (label, theme) => {
  const { user, server } = await open();
  await user.click(await combobox('Theme'));
  await user.click(await screen.findByRole('option', { name: label }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', theme));
  await waitFor(() => expect(server.sent(SAVE)).toEqual([{ theme }]));
  expect(await combobox('Theme')).toHaveTextContent(label);
});

test('a theme that is refused is taken off again', async () => {
  const refused = held(cut);
  const { user } = await open({ [SAVE]: refused.answer });
  await user.click(await combobox('Theme'));
  await user.click(await screen.findByRole('option', { name: 'Dark' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  refused.release();
  expect(await screen.findByText('Failed to save settings')).toBeVisible();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'light'));
  expect(await combobox('Theme')).toHaveTextContent('System');
});

test('strictness says what it means', async () => {
  const { user, server } = await open();
  await user.click(await combobox('Answer strictness'));
  await user.click(await screen.findByRole('option', { name: 'Lenient' }));
  expect(await screen.findByText('One more slip than usual still counts.')).toBeVisible();
  await waitFor(() => expect(server.sent(SAVE)).toEqual([{ strictness: 'lenient' }]));
});

describe('a daily limit', () => {
  test('is saved when its field is left', async () => {
    const { user, server } = await open();
    const field = await limit('New words per day');
    await user.clear(field);
    await user.type(field, '５');
    expect(server.sent(SAVE)).toEqual([]);
    await user.tab();
    await waitFor(() => expect(server.sent(SAVE)).toEqual([{ newPerDay: 5 }]));
    expect(await limit('New words per day')).toHaveValue('5');
  });

  test('is saved once by Enter', async () => {
    const { user, server } = await open();
    const field = await limit('Reviews per day');
    await user.clear(field);
    await user.type(field, '0{Enter}');
    await user.tab();
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(server.sent(SAVE)).toEqual([{ reviewsPerDay: 0 }]);
  });

  test.each(['', '-1', '1.5', '10000', '1e3', 'many'])('%j is no limit', async (text) => {
    const { user, server } = await open();
    const field = await limit('New words per day');
    await user.clear(field);
    if (text) await user.type(field, text);
    await user.tab();
    expect(await screen.findByText('A whole number from 0 to 9999')).toBeVisible();
    expect(await limit('New words per day')).toBeInvalid();
    expect(server.sent(SAVE)).toEqual([]);
  });

  test('that is left as it was is not saved', async () => {
    const { user, server } = await open();
    await user.type(await limit('New words per day'), '{Backspace}0');
    await user.tab();
    expect(await limit('New words per day')).toHaveValue('20');
    expect(server.sent(SAVE)).toEqual([]);
  });
});

describe('the time zone', () => {
  test('is found by typing', async () => {
    const { user, server } = await open();
    await user.click(await combobox('Time zone'));
    await user.type(await screen.findByRole('searchbox', { name: 'Search time zones' }), 'new york{Enter}');
    await waitFor(() => expect(server.sent(SAVE)).toEqual([{ timeZone: 'America/New_York' }]));
    expect(await combobox('Time zone')).toHaveTextContent('America/New York');
  });

  test('is this device’s when it is cleared', async () => {
    const { user, server } = await open();
    expect(await screen.findByText(/This device is in Asia\/Tokyo\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Clear time zone' }));
    await waitFor(() => expect(server.sent(SAVE)).toEqual([{ timeZone: 'Asia/Tokyo' }]));
  });

  test('that the browser does not list is shown all the same, and an old name by today’s', async () => {
    const { server } = await open({ 'GET /account/settings': reply({ ...settings, timeZone: 'Etc/GMT+5' }) });
    expect(await combobox('Time zone')).toHaveTextContent('Etc/GMT+5');
    closeRemotes();
    server.stop();
    await open({ 'GET /account/settings': reply({ ...settings, timeZone: 'Asia/Calcutta' }) });
    expect(await combobox('Time zone')).toHaveTextContent('Asia/Kolkata');
  });
});

test('settings that cannot be loaded say so, and are asked for again', async () => {
  const { user, server } = await open({ 'GET /account/settings': cut });
  expect(await screen.findByText('Failed to load settings')).toBeVisible();
  server.on('GET /account/settings', reply(settings));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await toggle('Furigana')).toBeChecked();
});
