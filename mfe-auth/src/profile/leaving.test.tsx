import { closeRemotes, cut, held, learner, reply, type Answers } from '@kotoba/federation/testing';
import { sessionEnded } from '@kotoba/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openAuth, PASSWORD } from '../testing/open-auth';

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

  test('is one JSON file with everything', async () => {
    const everything = { exportedAt: '2026-03-01T10:00:00.000Z', tables: { notes: [{ content: '傘' }] } };
    const { user } = open({ 'GET /account/export': reply(everything) });
    await user.click(await screen.findByRole('button', { name: 'Export my data' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const [file] = downloads;
    expect(file?.name).toBe('kotoba-export.json');
    expect(JSON.parse((await file?.content.text()) ?? '')).toEqual(everything);
  });

  test('that fails says so, and downloads nothing', async () => {
    const { user } = open({ 'GET /account/export': cut });
    await user.click(await screen.findByRole('button', { name: 'Export my data' }));
    expect(await screen.findByText('Failed to export your data')).toBeVisible();
    expect(downloads).toEqual([]);
  });

  test('runs once at a time', async () => {
    const slow = held(reply({ exportedAt: '', tables: {} }));
    const { user, server } = open({ 'GET /account/export': slow.answer });
    await user.dblClick(await screen.findByRole('button', { name: 'Export my data' }));
    slow.release();
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(server.calls.filter((call) => call === 'GET /account/export')).toHaveLength(1);
  });
});

describe('deleting the account', () => {
  const DELETE = 'DELETE /account';

  async function ask(answers: Answers, password = PASSWORD) {
    const opened = open(answers);
    await opened.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    if (password) await opened.user.type(dialog.getByLabelText('Password'), password);
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

  test('a wrong password is told at its field, and deletes nothing', async () => {
    const refusal = { code: 'INVALID_CREDENTIALS', error: 'The current password is not right' };
    const { user, store, dialog } = await ask({ [DELETE]: reply(refusal, 400) });
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(await dialog.findByText('The current password is not right')).toBeVisible();
    expect(dialog.getByLabelText('Password')).toBeInvalid();
    expect(store.getState().auth.isAuthenticated).toBe(true);
  });

  test('without a password nothing is sent', async () => {
    const { user, server, dialog } = await ask({}, '');
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(await dialog.findByText('Password is required')).toBeVisible();
    expect(server.calls).not.toContain(DELETE);
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

  test('any other failure is a toast, and the dialog stays', async () => {
    const { user, dialog } = await ask({ [DELETE]: cut });
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText('Failed to delete your account')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: confirm })).toBeEnabled());
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
