import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../../testing/render-ui';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

const confirm = jest.fn();

function Page(over: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete umbrella</button>
      <ConfirmDialog
        open={open}
        title="Delete word?"
        message="This action cannot be undone."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        danger
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
        {...over}
      />
    </>
  );
}

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete umbrella' }));
  return screen.findByRole('dialog', { name: 'Delete word?' });
};

beforeEach(() => confirm.mockClear());

test('is a dialog named by its title, with the focus on the safe answer', async () => {
  renderUi(<Page />);
  const dialog = await openIt();
  expect(dialog).toHaveTextContent('This action cannot be undone.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('Escape cancels, and the focus goes back to the button that opened it', async () => {
  renderUi(<Page />);
  await openIt();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Delete umbrella' })).toHaveFocus();
  expect(confirm).not.toHaveBeenCalled();
});

test('confirms with the verb', async () => {
  renderUi(<Page />);
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('while it runs nothing closes it and nothing is sent twice', async () => {
  renderUi(<Page busy />);
  const dialog = await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Deleting...' }));
  await userEvent.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  expect(confirm).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});
