import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../testing/render-ui';
import { Menu } from './overlays';

const signOut = jest.fn();

const press = () => userEvent.click(screen.getByRole('button', { name: 'Account menu' }));

const openMenu = async (open: () => unknown = press) => {
  renderUi(
    <Menu
      trigger={(props) => <button {...props}>Account menu</button>}
      header={<p>aiko@example.org</p>}
      items={[
        { id: 'settings', label: 'Account Settings', to: '/settings' },
        { id: 'profile', label: 'View Profile', to: '/profile' },
        { id: 'nothing', label: 'Not now', disabled: true },
        { id: 'out', label: 'Sign out', onSelect: signOut },
      ]}
    />,
  );
  await open();
  return screen.findByRole('menu', { name: 'Account menu' });
};

const item = (name: string) => screen.getByRole('menuitem', { name });

beforeEach(() => signOut.mockClear());

test('opens with the focus on its first item; arrows go round and pass over what is disabled', async () => {
  await openMenu();
  expect(item('Account Settings')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('View Profile')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Sign out')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Account Settings')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Sign out')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(item('Account Settings')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(item('Sign out')).toHaveFocus();
  await userEvent.keyboard('v');
  expect(item('View Profile')).toHaveFocus();
});

test('Enter chooses and closes', async () => {
  await openMenu();
  await userEvent.keyboard('{End}{Enter}');
  expect(signOut).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('Escape closes and gives the focus back', async () => {
  await openMenu();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Account menu' })).toHaveFocus();
  expect(signOut).not.toHaveBeenCalled();
});

test('gives the focus to its button also where a press has not (Safari)', async () => {
  await openMenu(() => act(() => screen.getByRole('button', { name: 'Account menu' }).click()));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Account menu' })).toHaveFocus();
});

test('what leads somewhere is a link, and a disabled item does nothing', async () => {
  await openMenu();
  expect(item('Account Settings')).toHaveAttribute('href', '/settings');
  expect(item('Not now').style.color).not.toBe(item('Account Settings').style.color);
  await userEvent.click(item('Not now'));
  expect(screen.getByRole('menu')).toBeInTheDocument();
});
