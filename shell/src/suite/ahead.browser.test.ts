import { createKotobaStore } from '@kotoba/session';
import { api } from '@kotoba/api-client';
import { afterFirstPage } from './ahead';
import { lazyGroups } from './lazy-groups';
import { collect } from '../telemetry/collect';
import { note, seen } from '../telemetry/seen';

jest.mock('../telemetry/collect', () => ({ collect: jest.fn() }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('who sends notes and hears events starts when the first page has its title, and is asked for until it comes', async () => {
  const [startLiveUpdates, startNoteSender] = [jest.fn(), jest.fn()];
  const fetched = jest
    .spyOn(lazyGroups, '@kotoba/api-client/live')
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ startLiveUpdates, startNoteSender } as never);
  const { store } = createKotobaStore({ slices: [api] });
  const runEntriesAhead = jest.fn();
  afterFirstPage({ loader: { runEntriesAhead } as never, table: null as never }, store);
  await jest.advanceTimersByTimeAsync(2000);
  expect(fetched).not.toHaveBeenCalled();
  document.body.innerHTML =
    '<main><h1>Learning</h1><div aria-busy="true"></div><p aria-busy="false"></p></main>';
  await jest.advanceTimersByTimeAsync(500);
  expect(fetched).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(3000);
  expect(fetched).toHaveBeenCalledTimes(2);
  for (const start of [startLiveUpdates, startNoteSender]) expect(start).toHaveBeenCalledWith(store);
  expect(runEntriesAhead).not.toHaveBeenCalled();
  document.querySelector('div')?.remove();
  await jest.advanceTimersByTimeAsync(500);
  // Nothing is pending: the next page may come.
  expect(runEntriesAhead).toHaveBeenCalledTimes(1);
});

/** The same, where all comes that is asked for. */
function begin(): void {
  const { store } = createKotobaStore({ slices: [api] });
  const came = { startLiveUpdates: jest.fn(), startNoteSender: jest.fn() };
  jest.spyOn(lazyGroups, '@kotoba/api-client/live').mockResolvedValue(came as never);
  afterFirstPage({ loader: { runEntriesAhead: jest.fn() } as never, table: null as never }, store);
}

test('after an error the page is told of though it never stands, and once (OPS-75)', async () => {
  jest.mocked(collect).mockClear();
  begin();
  await jest.advanceTimersByTimeAsync(1000);
  expect(collect).not.toHaveBeenCalled();
  note(new Error('It broke'));
  await jest.advanceTimersByTimeAsync(500);
  expect(collect).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(collect).toHaveBeenCalledTimes(1);
  seen.splice(0);
});

test('a browser that is never idle is waited for two seconds', async () => {
  const idle = jest.fn();
  Object.assign(globalThis, { requestIdleCallback: idle });
  document.body.innerHTML = '<main><h1>Learning</h1></main>';
  begin();
  await jest.advanceTimersByTimeAsync(500);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
});
