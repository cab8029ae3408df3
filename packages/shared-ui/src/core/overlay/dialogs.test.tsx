import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../../testing/render-ui';
import { SelectControl } from '../../select/select-control';
import { ConfirmDialog, type ConfirmDialogProps, Dialog } from './overlays';

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

test('Tab stays inside', async () => {
  renderUi(<Page />);
  await openIt();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
});

test('the page behind cannot be reached, the toasts can', async () => {
  renderUi(<Page />);
  await openIt();
  expect(screen.queryByRole('button', { name: 'Delete umbrella' })).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Messages' })).toBeInTheDocument();
});

test('a list inside a dialog: the first Escape closes the list, the second the dialog', async () => {
  const close = jest.fn();
  renderUi(
    <Dialog open title="Customize sentence" onClose={close}>
      <SelectControl
        label="Language"
        value="en"
        onChange={close}
        options={[{ value: 'en', label: 'English' }]}
      />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Language' }));
  expect(screen.getByRole('option', { name: 'English' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveFocus();
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

test('a press beside it closes; a press inside does not', async () => {
  const close = jest.fn();
  renderUi(
    <Dialog open title="Customize sentence" onClose={close}>
      text
    </Dialog>,
  );
  await userEvent.click(screen.getByText('text'));
  expect(close).not.toHaveBeenCalled();
  const beside = screen.getByRole('dialog').parentElement;
  if (!beside) throw new Error('The dialog stands on nothing');
  await userEvent.click(beside);
  expect(close).toHaveBeenCalledTimes(1);
});
