import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../testing/render-ui';
import { placeTip } from './place-tip';
import { Tooltip } from './tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const setUp = () => {
  renderUi(
    <Tooltip text="Delete umbrella">
      <button aria-label="Delete umbrella" />
    </Tooltip>,
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

const at = (left: number, top: number) => ({ left, top, bottom: top + 44, width: 44 }) as DOMRect;
const phone = { innerWidth: 360, innerHeight: 640 };

test.each([
  ['in the middle', at(150, 100), 172, 150, 'translateX(-50%)'],
  ['at the lower edge it goes above', at(150, 590), 172, 584, 'translate(-50%, -100%)'],
])('%s', (_where, anchor, left, top, transform) => {
  expect(placeTip(anchor, 'Delete', phone)).toEqual({ left, top, transform });
});

test('stays inside at the sides', () => {
  expect(placeTip(at(0, 100), 'Delete umbrella', phone).left).toBeGreaterThan(60);
  expect(placeTip(at(330, 100), 'Delete umbrella', phone).left).toBeLessThan(300);
});
