import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../testing/render-ui';
import { IconButton } from '../actions/icon-button';
import { Tip } from './tip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const setUp = () => {
  renderUi(
    <>
      <IconButton label="Delete umbrella" icon="×" />
      <Tip />
    </>,
  );
  return screen.getByRole('button', { name: 'Delete umbrella' });
};
const tip = () => screen.queryByText('Delete umbrella');

test('shows the name after the pointer has rested, hides it on Escape, and adds nothing to the name', async () => {
  await user.hover(setUp());
  rest(400);
  expect(tip()).not.toBeInTheDocument();
  rest(200);
  expect(tip()).toHaveAttribute('aria-hidden', 'true');
  await user.keyboard('{Escape}');
  expect(tip()).not.toBeInTheDocument();
});

test('a passing pointer shows nothing', async () => {
  const button = setUp();
  await user.hover(button);
  rest(300);
  await user.unhover(button);
  rest(1000);
  expect(tip()).not.toBeInTheDocument();
});

test('a finger that stays shows nothing', async () => {
  await user.pointer({ keys: '[TouchA>]', target: setUp() });
  rest(1000);
  expect(tip()).not.toBeInTheDocument();
});
