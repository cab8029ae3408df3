import { closeRemotes, cut, held, learner, reply, type Answers } from '@kotoba/federation/testing';
import { sessionEnded } from '@kotoba/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { enter, openAuth, PASSWORD } from '../testing/open-auth';

afterEach(closeRemotes);

const open = (answers: Answers) => openAuth({ at: '/profile', answers, user: learner });

describe('the export', () => {
  const downloads: { name: string; content: Blob }[] = [];
  let content: Blob | null = null;
  beforeEach(() => {
    downloads.length = 0;
    // jsdom has neither addresses for content nor downloads.
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        content = blob;
        return 'blob:content';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (content) downloads.push({ name: this.download, content });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const button = () => screen.findByRole('button', { name: 'Export my data' });

  test('is one JSON file with everything, made once at a time', async () => {
    const everything = { exportedAt: '2026-03-01T10:00:00.000Z', tables: { notes: [{ content: '傘' }] } };
    const slow = held(reply(everything));
    const { user, server } = open({ 'GET /account/export': slow.answer });
    await user.dblClick(await button());
    slow.release();
    await waitFor(() => expect(downloads).toHaveLength(1));
    const [file] = downloads;
    expect(file?.name).toBe('kotoba-export.json');
    expect(JSON.parse((await file?.content.text()) ?? '')).toEqual(everything);
    expect(server.calls.filter((call) => call === 'GET /account/export')).toHaveLength(1);
  });

  test('that fails says so, and downloads nothing', async () => {
    const { user, server } = open({ 'GET /account/export': cut });
    await user.click(await button());
    expect(await screen.findByText('Failed to export your data')).toBeVisible();
    server.on('GET /account/export', reply({ error: 'Kotoba is resting' }, 503));
    await user.click(await button());
    expect(await screen.findByText('Kotoba is resting')).toBeVisible();
    expect(downloads).toEqual([]);
  });
});

describe('deleting the account', () => {
  const DELETE = 'DELETE /account';

  async function ask(answers: Answers, password = PASSWORD) {
    const opened = open(answers);
    await opened.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    if (password) await enter(opened, dialog.getByLabelText('Password'), password);
    return { ...opened, dialog };
  }
  const confirm = 'Delete for good';

  test('asks for the password, ends the session, and leads to sign-in', async () => {
    const { user, server, store, dialog, place } = await ask({ [DELETE]: reply({ success: true }) });
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText('Your account was deleted')).toBeVisible();
    await waitFor(() => expect(place().pathname).toBe('/auth/signin'));
    expect(server.sent(DELETE)).toEqual([{ password: PASSWORD }]);
    expect(store.getState().auth).toMatchObject({ user: null, token: null });
    expect(localStorage.getItem('kotoba.session')).toBeNull();
  });

  test('without a password nothing is sent; a wrong one is told at its field, any other failure is a toast', async () => {
    const refusal = { code: 'INVALID_CREDENTIALS', error: 'The current password is not right' };
    const opened = await ask({ [DELETE]: reply(refusal, 400) }, '');
    const { user, server, store, dialog } = opened;
    const send = () => user.click(dialog.getByRole('button', { name: confirm }));
    await send();
    expect(await dialog.findByText('Password is required')).toBeVisible();
    expect(server.calls).not.toContain(DELETE);
    await enter(opened, dialog.getByLabelText('Password'), 'wrong');
    await send();
    expect(await dialog.findByText('The current password is not right')).toBeVisible();
    expect(dialog.getByLabelText('Password')).toBeInvalid();
    expect(store.getState().auth.isAuthenticated).toBe(true);
    server.on(DELETE, cut);
    await enter(opened, dialog.getByLabelText('Password'), PASSWORD);
    await send();
    expect(await screen.findByText('Failed to delete your account')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: confirm })).toBeEnabled());
  });

  test('Cancel forgets the password', async () => {
    const { user, server, dialog } = await ask({});
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText('Password')).toHaveValue('');
    expect(server.calls).not.toContain(DELETE);
  });

  test('an end of which another tab hears first did not fail', async () => {
    const { user, store, server, dialog } = await ask({ [DELETE]: () => new Promise(() => undefined) });
    await user.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(server.calls).toContain(DELETE));
    await act(async () => void store.dispatch(sessionEnded()));
    await waitFor(() => expect(dialog.getByRole('button', { name: confirm })).toBeEnabled());
    expect(screen.queryByText('Failed to delete your account')).not.toBeInTheDocument();
  });
});
