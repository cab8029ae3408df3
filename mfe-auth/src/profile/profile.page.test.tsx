import { closeRemotes, cut, learner, reply, type Answers } from '@kotoba/federation/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { enter, openAuth, PASSWORD } from '../testing/open-auth';

afterEach(closeRemotes);

const profile = { ...learner, countryId: 392 };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const device = (id: number, userAgent: string, current = false) => ({
  id,
  userAgent,
  address: '192.0.2.7',
  createdAt: '2026-03-01T09:00:00.000Z',
  lastUsedAt: '2026-03-01T10:00:00.000Z',
  current,
});
const devices = [device(1, firefox, true), device(2, 'Kitchen tablet')];

async function open(more: Answers = {}) {
  const answers: Answers = {
    'GET /account/profile': reply({ user: profile }),
    'GET /account/devices': reply({ devices }),
    'GET /countries': reply([
      { id: 392, name: 'Japan' },
      { id: 276, name: 'Germany' },
    ]),
    ...more,
  };
  const opened = openAuth({ at: '/profile', answers, user: learner });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return opened;
}

const form = async (name: string) => within(await screen.findByRole('form', { name }));

describe('the details', () => {
  const SAVE = 'PATCH /account/profile';
  const details = () => form('Your details');

  test('that were typed and not saved are there again when the page is opened anew', async () => {
    const opened = await open();
    const { getByLabelText } = await details();
    await enter(opened, getByLabelText('First name'), 'Aiko-Rose');
    opened.unmount();
    await open();
    const again = await details();
    await waitFor(() => expect(again.getByLabelText('First name')).toHaveValue('Aiko-Rose'));
    expect(again.getByLabelText('Last name')).toHaveValue('Mori');
  });

  test('hold back an update of the suite while they differ from what is stored, and say so', async () => {
    const { user, busy } = await open();
    const { getByLabelText, findByText, queryByText } = await details();
    expect(busy()).toBe(false);
    await user.type(getByLabelText('First name'), 'ko');
    expect(await findByText('Not saved yet')).toBeVisible();
    expect(busy()).toBe(true);
    await user.type(getByLabelText('First name'), '{Backspace}{Backspace}');
    await waitFor(() => expect(queryByText('Not saved yet')).not.toBeInTheDocument());
    expect(busy()).toBe(false);
  });

  test('are shown, and saved with name and country', async () => {
    const changed = { ...profile, firstName: 'Ai', countryId: 276 };
    const opened = await open({ [SAVE]: reply({ user: changed }) });
    const { user, server, store } = opened;
    await waitFor(() => expect(document.title).toBe('Profile · Kotoba'));
    const { getByLabelText, getByRole, getByText } = await details();
    expect(getByText('Signed in as aiko@example.org')).toBeVisible();
    expect(getByLabelText('Last name')).toHaveValue('Mori');
    await enter(opened, getByLabelText('First name'), ' Ai ');
    await waitFor(() => expect(getByRole('combobox', { name: 'Country' })).toHaveTextContent('Japan'));
    await user.click(getByRole('combobox', { name: 'Country' }));
    await user.click(await screen.findByRole('option', { name: 'Germany' }));
    server.on('GET /account/profile', reply({ user: changed }));
    await user.click(getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile saved')).toBeVisible();
    expect(server.sent(SAVE)).toEqual([{ firstName: 'Ai', lastName: 'Mori', countryId: 276 }]);
    expect(store.getState().auth.user?.firstName).toBe('Ai');
    await waitFor(() => expect(getByLabelText('First name')).toHaveValue('Ai'));
  });

  test('may do without a country', async () => {
    const { user, server } = await open({ [SAVE]: reply({ user: profile }) });
    const { findByRole, getByRole } = await details();
    await user.click(await findByRole('button', { name: 'Clear country' }));
    await user.click(getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Profile saved');
    expect(server.sent(SAVE)).toEqual([{ firstName: 'Aiko', lastName: 'Mori', countryId: null }]);
  });

  test('follow the rules of the sign-up; what cannot be saved says so, and stays', async () => {
    const opened = await open({ [SAVE]: cut });
    const { getByLabelText, getByRole, findByText } = await details();
    const save = () => opened.user.click(getByRole('button', { name: 'Save changes' }));
    await enter(opened, getByLabelText('First name'), '');
    await enter(opened, getByLabelText('Last name'), 'M');
    await save();
    expect(await findByText('First name is required')).toBeVisible();
    expect(await findByText('Last name must be at least 2 characters')).toBeVisible();
    expect(opened.server.calls).not.toContain(SAVE);
    await enter(opened, getByLabelText('First name'), 'Ai');
    await enter(opened, getByLabelText('Last name'), 'Mo');
    await save();
    expect(await screen.findByText('Failed to save profile')).toBeVisible();
    expect(getByLabelText('First name')).toHaveValue('Ai');
  });

  test('that cannot be loaded leave the rest usable', async () => {
    const { user, server } = await open({ 'GET /account/profile': cut });
    expect(await screen.findByText('Failed to load profile')).toBeVisible();
    expect(await screen.findByRole('listitem', { name: 'Kitchen tablet' })).toBeVisible();
    server.on('GET /account/profile', reply({ user: profile }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await details()).getByLabelText('First name')).toHaveValue('Aiko');
  });
});

describe('the password', () => {
  const CHANGE = 'POST /account/password';
  const NEW = 'Ame-ga-furu-2';

  const labels = ['Current password', 'New password', 'Confirm password'] as const;

  async function openForm(answers: Answers = {}) {
    const opened = await open(answers);
    const { getByLabelText, getByRole } = await form('Change password');
    const change = async (...texts: readonly [string, string, string]) => {
      for (const [index, label] of labels.entries()) {
        await enter(opened, getByLabelText(label), texts[index] ?? '');
      }
      await opened.user.click(getByRole('button', { name: 'Change password' }));
    };
    return { ...opened, change, value: (label: string) => getByLabelText(label) };
  }

  test('changes with the current one, and the form is empty again', async () => {
    const { server, change, value } = await openForm({ [CHANGE]: reply({ success: true }) });
    await change(PASSWORD, NEW, NEW);
    expect(await screen.findByText('Password changed. Your other devices were signed out.')).toBeVisible();
    expect(server.sent(CHANGE)).toEqual([{ currentPassword: PASSWORD, password: NEW, confirmPassword: NEW }]);
    for (const label of labels) expect(value(label)).toHaveValue('');
    await waitFor(() =>
      expect(server.calls.filter((call) => call === 'GET /account/devices')).toHaveLength(2),
    );
  });

  test('a wrong current one is told at its field, any other failure is a toast', async () => {
    const refusal = { code: 'INVALID_CREDENTIALS', error: 'The current password is not right' };
    const { server, change, value, store } = await openForm({ [CHANGE]: reply(refusal, 400) });
    await change('wrong', NEW, NEW);
    expect(await screen.findByText('The current password is not right')).toBeVisible();
    expect(value('Current password')).toBeInvalid();
    expect(value('New password')).toHaveValue(NEW);
    expect(store.getState().auth.isAuthenticated).toBe(true);
    server.on(CHANGE, cut);
    await change(PASSWORD, NEW, NEW);
    expect(await screen.findByText('Failed to change password')).toBeVisible();
  });

  test('that breaks a rule is sent to nobody, and every mistake is named', async () => {
    const { server, change, value } = await openForm();
    await change('', 'short', 'other');
    expect(await screen.findByText('Password is required')).toBeVisible();
    expect(screen.getByText('Password must be at least 8 characters')).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    expect(server.calls).not.toContain(CHANGE);
    expect(value('Current password')).toHaveAttribute('autocomplete', 'current-password');
    expect(value('New password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('the devices', () => {
  const item = (name: string) => screen.findByRole('listitem', { name });

  test('say what they are; this one cannot be signed out here', async () => {
    await open();
    const own = within(await item('Firefox · Linux'));
    expect(own.getByText('This device')).toBeVisible();
    expect(own.queryByRole('button')).not.toBeInTheDocument();
    expect(
      within(await item('Kitchen tablet')).getByText(/^Last used Mar 1, 2026.*from 192\.0\.2\.7$/),
    ).toBeVisible();
  });

  test('one that cannot be signed out stays, one that is signed out is gone', async () => {
    const { user, server } = await open({ 'DELETE /account/devices/2': cut });
    const signOut = await screen.findByRole('button', { name: 'Sign out Kitchen tablet' });
    await user.click(signOut);
    expect(await screen.findByText('Failed to sign out the device')).toBeVisible();
    expect(await item('Kitchen tablet')).toBeVisible();
    server.on('DELETE /account/devices/2', reply({ success: true }));
    server.on('GET /account/devices', reply({ devices: devices.slice(0, 1) }));
    await waitFor(() => expect(signOut).toBeEnabled());
    await user.click(signOut);
    expect(await screen.findByText('Kitchen tablet was signed out')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('listitem', { name: 'Kitchen tablet' })).not.toBeInTheDocument(),
    );
  });

  test('without a name are unknown, and a list that cannot be loaded can be asked for again', async () => {
    const { user, server } = await open({ 'GET /account/devices': cut });
    expect(await screen.findByText('Failed to load devices')).toBeVisible();
    server.on('GET /account/devices', reply({ devices: [device(3, '')] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await item('Unknown device')).toBeVisible();
  });
});
