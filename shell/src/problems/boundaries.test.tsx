import { createMemoryRouter, RouterProvider } from '@kotoba/federation/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppBoundary, RouteBoundary } from './boundaries';

const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => quiet.mockRestore());

let isBroken = true;
beforeEach(() => (isBroken = true));
const Failing = () => {
  if (isBroken) throw new Error('broken on purpose');
  return <h1>Whole</h1>;
};

const inRouter = (place: string) => (
  <RouterProvider
    router={createMemoryRouter([
      {
        path: '*',
        element: (
          <RouteBoundary pathname={place}>
            <Failing />
          </RouteBoundary>
        ),
      },
    ])}
  />
);

test('a page that throws is replaced by a panel, and "Try again" shows it again', async () => {
  render(inRouter('/a'));
  expect(screen.getByRole('heading', { level: 1, name: 'This page stumbled' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'Whole' })).toBeVisible();
});

test('what nobody caught ends in a last panel that loads the page anew', async () => {
  const onReload = jest.fn();
  render(
    <AppBoundary onReload={onReload}>
      <Failing />
    </AppBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'This page stumbled' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});
