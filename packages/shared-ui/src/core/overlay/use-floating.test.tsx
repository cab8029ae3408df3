import { act, screen } from '@testing-library/react';
import { renderUi } from '../../../testing/render-ui';
import { warmFloating } from './use-floating';
import { notify } from '../snackbar/notify';

let mockFailures = 0;
let mockAttempts = 0;
jest.mock('./floating', () => {
  mockAttempts += 1;
  if (mockAttempts <= mockFailures) throw new Error('the chunk did not arrive');
  return jest.requireActual('./floating');
});

beforeEach(() => {
  jest.useFakeTimers();
  mockAttempts = 0;
  mockFailures = Infinity;
});
afterEach(() => jest.useRealTimers());

const pass = async (ms: number) => {
  for (let step = 0; step < ms; step += 100) await act(async () => jest.advanceTimersByTime(100));
};

// A module that has arrived stays, so the test in which it does is the last; what the others said waits until then.
test('a fetch that failed is left alone until something is said', async () => {
  renderUi(<p>page</p>);
  warmFloating();
  await pass(20_000);
  expect(mockAttempts).toBe(1);
  await act(async () => notify.info('Saved'));
  expect(mockAttempts).toBe(2);
});

test('a page that is left asks no more', async () => {
  const { unmount } = renderUi(<p>page</p>);
  await act(async () => notify.info('Corrected'));
  unmount();
  const before = mockAttempts;
  await pass(20_000);
  expect(mockAttempts).toBe(before);
});

test('what is said while the toaster fails to arrive is shown when it does', async () => {
  mockFailures = 3;
  renderUi(<p>page</p>);
  await act(async () => notify.error('Network error occurred'));
  expect(mockAttempts).toBe(1);
  expect(screen.queryByText('Network error occurred')).not.toBeInTheDocument();
  await pass(9500);
  for (const text of ['Saved', 'Corrected', 'Network error occurred'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(mockAttempts).toBe(4);
});
