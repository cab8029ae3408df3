import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderUi } from '../../../testing/render-ui';
import { MAX_TOASTS, notify, TOAST_MS } from './notify';

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await pass(TOAST_MS + 3000);
  jest.useRealTimers();
});

/** Toasts come and go through chains of timers, each set when the one before has drawn. */
const pass = async (ms: number) => {
  for (let step = 0; step < ms; step += 100) await act(async () => jest.advanceTimersByTime(100));
};
const say = (...calls: (() => void)[]) => act(async () => calls.forEach((call) => call()));
const region = () => screen.getByRole('status', { name: 'Messages' });

test('shows a toast in the polite region, and an error as an alert', async () => {
  renderUi(<p>page</p>);
  expect(region()).toHaveAttribute('aria-live', 'polite');
  await say(
    () => notify.success('Signed in successfully!'),
    () => notify.error('Failed to sign in'),
  );
  expect(within(region()).getByText('Signed in successfully!')).toBeInTheDocument();
  expect(within(region()).getByRole('alert')).toHaveTextContent('Failed to sign in');
});

test('keeps what is said before the page stands', async () => {
  notify.info('Early');
  renderUi(<p>page</p>);
  await pass(2500);
  expect(screen.getByText('Early')).toBeInTheDocument();
});

test('a toast lasts three seconds', async () => {
  renderUi(<p>page</p>);
  await say(() => notify.info('Correct!'));
  await pass(TOAST_MS - 200);
  expect(screen.getByText('Correct!')).toBeInTheDocument();
  await pass(1500);
  expect(screen.queryByText('Correct!')).not.toBeInTheDocument();
});

test('a newer outcome of a kind takes the place of the one before', async () => {
  renderUi(<p>page</p>);
  await say(() => notify.outcome('answer', 'error', 'Incorrect.'));
  await pass(500);
  expect(screen.getByText('Incorrect.')).toBeInTheDocument();
  await say(
    () => notify.outcome('answer', 'success', 'Correct!'),
    () => notify.outcome('other', 'success', 'Saved'),
  );
  await pass(1500);
  expect(screen.queryByText('Incorrect.')).not.toBeInTheDocument();
  expect(screen.getByText('Correct!')).toBeInTheDocument();
  expect(screen.getByText('Saved')).toBeInTheDocument();
});

test('messages of one moment are told apart, whatever chance says', async () => {
  renderUi(<p>page</p>);
  await say(() => notify.info('Before'));
  await pass(2000);
  const chance = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  await say(
    () => notify.success('Saved'),
    () => notify.success('Sent'),
  );
  chance.mockRestore();
  // One that goes has the others put in order anew.
  await pass(TOAST_MS - 300);
  expect(screen.queryByText('Before')).not.toBeInTheDocument();
  expect(screen.getByText('Saved')).toBeInTheDocument();
  expect(screen.getByText('Sent')).toBeInTheDocument();
});

test('keeps at most twenty', async () => {
  renderUi(<p>page</p>);
  await say(() => {
    for (let count = 1; count <= MAX_TOASTS + 5; count += 1) notify.info(`toast ${count}`);
  });
  const shown = screen.getAllByText(/^toast \d+$/);
  expect(shown.length).toBeGreaterThan(MAX_TOASTS - 2);
  expect(shown.length).toBeLessThanOrEqual(MAX_TOASTS);
});

test('a toast with an action is acted on by its button, and goes', async () => {
  renderUi(<p>page</p>);
  const undo = jest.fn();
  await say(() => notify.success('Deleted', { label: 'Undo', onPress: undo }));
  await act(async () => screen.getByRole('button', { name: 'Undo' }).click());
  expect(undo).toHaveBeenCalledTimes(1);
  await pass(1500);
  expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
});

test('Ctrl+Z acts on a toast as long as it stands, but not while something is typed', async () => {
  renderUi(<input aria-label="field" />);
  const undo = jest.fn();
  const press = (target: Element) =>
    act(async () => void fireEvent.keyDown(target, { key: 'z', ctrlKey: true }));
  await say(() => notify.success('Deleted', { label: 'Undo', onPress: undo }));
  await press(screen.getByRole('textbox', { name: 'field' }));
  expect(undo).not.toHaveBeenCalled();
  await press(document.body);
  expect(undo).toHaveBeenCalledTimes(1);
  await press(document.body);
  expect(undo).toHaveBeenCalledTimes(1);
  await say(() => notify.success('Deleted again', { label: 'Undo', onPress: undo }));
  await pass(TOAST_MS + 1500);
  await press(document.body);
  expect(undo).toHaveBeenCalledTimes(1);
});
