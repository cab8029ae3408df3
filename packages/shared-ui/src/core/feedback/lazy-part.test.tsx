import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart } from './lazy-part';

const Failed = ({ onRetry }: { onRetry: () => void }) => <button onClick={onRetry}>Try again</button>;
const Pending = () => <p>Waiting</p>;
const Ready = () => <p>Here</p>;

test('fetches once, however often it is shown', async () => {
  const load = jest.fn(async () => ({ Component: Ready }));
  const Part = lazyPart({ load, Pending, Failed });
  const first = render(<Part />);
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(await screen.findByText('Here')).toBeVisible();
  first.unmount();
  render(<Part />);
  expect(screen.getByText('Here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed fetch is forgotten: "Try again" fetches again', async () => {
  const load = jest
    .fn<Promise<{ Component: typeof Ready }>, []>()
    .mockRejectedValueOnce(new Error('chunk not found'))
    .mockResolvedValue({ Component: Ready });
  const Part = lazyPart({ load, Pending, Failed });
  render(<Part />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
