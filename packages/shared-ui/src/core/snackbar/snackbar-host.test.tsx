import { act, screen, within } from '@testing-library/react';
import { closeSnackbar } from 'notistack';
import { renderUi } from '../../../testing/render-ui';
import { notify } from './notify';
import { MOST_TOASTS, TOAST_MS } from './toast-limits';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => {
    closeSnackbar();
    jest.runOnlyPendingTimers();
  });
  jest.useRealTimers();
});

const region = () => screen.getByRole('status', { name: 'Messages' });

test('shows a toast in the polite region, and an error as an alert', () => {
  renderUi(<p>page</p>);
  act(() => notify.success('Signed in successfully!'));
  act(() => notify.error('Failed to sign in'));
  expect(region()).toHaveAttribute('aria-live', 'polite');
  expect(within(region()).getByText('Signed in successfully!')).toBeInTheDocument();
  expect(within(region()).getByRole('alert')).toHaveTextContent('Failed to sign in');
});

test('a toast lasts three seconds', () => {
  renderUi(<p>page</p>);
  act(() => notify.info('Correct!'));
  act(() => jest.advanceTimersByTime(TOAST_MS - 100));
  expect(screen.getByText('Correct!')).toBeInTheDocument();
  // The way out is a chain of timers, each set when the one before has drawn.
  for (let step = 0; step < 20; step += 1) act(() => jest.advanceTimersByTime(100));
  expect(screen.queryByText('Correct!')).not.toBeInTheDocument();
});

test('keeps at most twenty', () => {
  renderUi(<p>page</p>);
  act(() => {
    for (let count = 1; count <= MOST_TOASTS + 5; count += 1) notify.info(`toast ${count}`);
  });
  expect(screen.getAllByText(/^toast \d+$/).length).toBeLessThanOrEqual(MOST_TOASTS);
});
