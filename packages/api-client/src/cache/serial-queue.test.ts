import { createSerialQueue, MAX_WAIT_MS } from './serial-queue';

test('one after the other, in the order in which they came, each with its own end', async () => {
  const enqueue = createSerialQueue();
  const said: string[] = [];
  const slow = enqueue(async () => {
    await new Promise((next) => setTimeout(next, 5));
    said.push('first');
    return 1;
  });
  const broken = enqueue(async () => {
    said.push('second');
    throw new Error('no');
  });
  const last = enqueue(async () => said.push('third'));
  await expect(Promise.allSettled([slow, broken, last])).resolves.toMatchObject([
    { value: 1 },
    { reason: new Error('no') },
    { value: 3 },
  ]);
  expect(said).toEqual(['first', 'second', 'third']);
});

test('what never ends holds up nobody for good', async () => {
  jest.useFakeTimers();
  const enqueue = createSerialQueue();
  const next = jest.fn(async () => undefined);
  void enqueue(() => new Promise(() => undefined));
  const waiting = enqueue(next);
  await jest.advanceTimersByTimeAsync(MAX_WAIT_MS - 1);
  expect(next).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await waiting;
  expect(next).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
