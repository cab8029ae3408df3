import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { object, string, TextField } from '.';
import { FormDialog, type FormDialogProps } from './form-dialog';

interface Values {
  name: string;
}
const close = jest.fn();
const schema = object({ name: string().required('A name is needed') });

const openIt = async (onSubmit: FormDialogProps<Values>['onSubmit']) => {
  renderUi(
    <FormDialog
      title="New Collection"
      submitLabel="Create"
      onClose={close}
      initialValues={{ name: '' }}
      schema={schema}
      onSubmit={onSubmit}
    >
      <TextField name="name" label="Name" />
    </FormDialog>,
  );
  return screen.findByRole('dialog', { name: 'New Collection' });
};
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => close.mockClear());

test('is a dialog whose form has its name; the focus begins in the first field', async () => {
  expect(await openIt(jest.fn())).toContainElement(screen.getByRole('form', { name: 'New Collection' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test.each(['Enter', 'the button below'])('%s sends it; what is wrong keeps it open', async (way) => {
  const send = jest.fn();
  await openIt(send);
  const submit = () => (way === 'Enter' ? userEvent.keyboard('{Enter}') : userEvent.click(button('Create')));
  await submit();
  expect(await screen.findByText('A name is needed')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard('Travel');
  await submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]).toEqual([{ name: 'Travel' }, expect.anything()]);
});

test('Cancel and Escape close it, but not while it is being sent', async () => {
  let end = (): void => undefined;
  await openIt(() => new Promise<void>((resolve) => (end = resolve)));
  await userEvent.click(button('Cancel'));
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(2);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Travel{Enter}');
  await waitFor(() => expect(button('Create')).toBeDisabled());
  expect(button('Cancel')).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(2);
  end();
  await waitFor(() => expect(button('Create')).toBeEnabled());
});
