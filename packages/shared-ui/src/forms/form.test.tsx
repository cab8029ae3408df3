import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { boolean, CheckboxField, Form, object, PasswordField, ref, string, SubmitButton, TextField } from '.';
import type { FormProps } from './form';

const schema = object({
  email: string().email('Invalid email address').required('Email is required'),
  password: string().required('Password is required').min(8, 'Password must be at least 8 characters'),
  confirm: string()
    .required('Please confirm your password')
    .oneOf([ref('password')], 'Passwords do not match'),
  terms: boolean().oneOf([true], 'Please accept the terms').defined(),
});
const empty = { email: '', password: '', confirm: '', terms: false };
type Values = typeof empty;

const submit = jest.fn<Promise<void>, Parameters<FormProps<Values>['onSubmit']>>();
const dirty = jest.fn();

beforeEach(() => {
  submit.mockReset().mockResolvedValue();
  dirty.mockReset();
});

const show = (initialValues = empty) =>
  renderUi(
    <Form initialValues={initialValues} schema={schema} onSubmit={submit} onDirtyChange={dirty}>
      <TextField name="email" label="Email" help="We write to it once." />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <PasswordField name="confirm" label="Confirm password" autoComplete="new-password" />
      <CheckboxField name="terms" label="I agree" />
      <SubmitButton>Create account</SubmitButton>
    </Form>,
  );

const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
const filled = { email: 'aiko@example.org', password: 'Kotoba123', confirm: 'Kotoba123', terms: true };

test('an error shows when its field is left, not while it is typed', async () => {
  show();
  await userEvent.type(email(), 'aiko@');
  expect(screen.queryByText('Invalid email address')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(await screen.findByText('Invalid email address')).toBeInTheDocument();
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription('Invalid email address');
});

test('help gives way to the error and comes back when it is mended', async () => {
  show();
  expect(email()).toHaveAccessibleDescription('We write to it once.');
  await userEvent.click(email());
  await userEvent.tab();
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
  await userEvent.type(email(), 'aiko@example.org');
  await waitFor(() => expect(email()).toHaveAccessibleDescription('We write to it once.'));
});

test('a refused form shows every error and puts the focus on the first', async () => {
  show({ ...filled, password: 'short', confirm: 'other', terms: false });
  await send();
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  expect(screen.getByText('Password must be at least 8 characters')).toBeInTheDocument();
  expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
  expect(screen.getByText('Please accept the terms')).toBeInTheDocument();
  expect(submit).not.toHaveBeenCalled();
});

test('sends its values once, however often it is sent while it runs', async () => {
  let finish: () => void = () => undefined;
  submit.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  show(filled);
  await send();
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  const form = email().closest('form');
  if (!form) throw new Error('The field stands in no form');
  fireEvent.submit(form);
  await userEvent.type(email(), '{Enter}');
  expect(screen.getByRole('button', { name: 'Create account' })).toHaveAttribute('aria-busy', 'true');
  finish();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled());
  expect(submit).toHaveBeenCalledTimes(1);
  expect(submit.mock.calls[0]?.[0]).toEqual(filled);
});

test('shows what the server says about a field', async () => {
  submit.mockImplementation(async (_values, { setFieldError }) => setFieldError('email', 'Email is taken'));
  show(filled);
  await send();
  expect(await screen.findByText('Email is taken')).toBeInTheDocument();
});

test('Enter in the middle of a composition does not send', () => {
  show(filled);
  expect(fireEvent.keyDown(email(), { key: 'Enter', keyCode: 229 })).toBe(false);
});

test('tells when it becomes dirty and clean again', async () => {
  show(filled);
  await userEvent.type(email(), 'x');
  expect(dirty).toHaveBeenLastCalledWith(true);
  await userEvent.type(email(), '{Backspace}');
  expect(dirty).toHaveBeenLastCalledWith(false);
});

test('a password can be shown and hidden', async () => {
  show(filled);
  const [toggle] = screen.getAllByRole('button', { name: 'Show password' });
  if (!toggle) throw new Error('There is no toggle');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(toggle);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

describe('kept values', () => {
  const names = object({
    firstName: string().required('First name is required'),
    lastName: string().default(''),
  });
  const saved = { firstName: 'Aiko', lastName: 'Mori' };
  const showKept = (kept: unknown, onSubmit: FormProps<typeof saved>['onSubmit'] = () => undefined) => {
    const write = jest.fn();
    renderUi(
      <Form initialValues={saved} schema={names} onSubmit={onSubmit} draft={{ read: () => kept, write }}>
        <TextField name="firstName" label="First name" />
        <TextField name="lastName" label="Last name" />
      </Form>,
    );
    return write;
  };
  const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

  test('come back over the saved ones', async () => {
    showKept({ firstName: 'Ai' });
    await waitFor(() => expect(value('First name')).toBe('Ai'));
    expect(value('Last name')).toBe('Mori');
  });

  test.each<unknown>([null, undefined, 'text', [], { firstName: 7 }, { password: 'x' }, { toString: 'x' }])(
    'that are %j change nothing',
    async (kept) => {
      showKept(kept);
      await userEvent.click(screen.getByRole('textbox', { name: 'First name' }));
      expect(value('First name')).toBe('Aiko');
    },
  );

  test('are written as they are typed, and removed when they are taken back', async () => {
    const write = showKept(null);
    await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'x');
    expect(write).toHaveBeenLastCalledWith({ firstName: 'Aikox', lastName: 'Mori' });
    await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), '{Backspace}');
    expect(write).toHaveBeenLastCalledWith(null);
  });

  test('are never overwritten by what the form opens with', async () => {
    const write = showKept({ firstName: 'Ai' });
    await waitFor(() => expect(value('First name')).toBe('Ai'));
    expect(write).not.toHaveBeenCalledWith(null);
  });
});

test('a message waits until a press that left its field has ended, so that nothing moves under the pointer', async () => {
  show();
  const user = userEvent.setup();
  await user.click(email());
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(email()).not.toHaveFocus();
  await new Promise((later) => setTimeout(later, 20));
  expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
});

test('the focus comes back to the button that was pressed, when the form stays', async () => {
  show(filled);
  await send();
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create account' })).toHaveFocus());
});

test.each(['input', 'change'])('takes over what a script writes, told by nothing but "%s"', async (type) => {
  show({ ...filled, email: '' });
  const input = email();
  if (!(input instanceof HTMLInputElement)) throw new Error('no field');
  input.value = 'aiko@example.org';
  fireEvent(input, new Event(type, { bubbles: true }));
  await send();
  await waitFor(() => expect(submit.mock.calls[0]?.[0]).toEqual(filled));
});
