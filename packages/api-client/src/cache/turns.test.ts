import { createTurns, LONGEST_TURN_MS } from './turns';

test('one after the other, in the order in which they came, each with its own end', async () => {
  const inTurn = createTurns();
  const said: string[] = [];
  const slow = inTurn(async () => {
    await new Promise((next) => setTimeout(next, 5));
    said.push('first');
    return 1;
  });
  const broken = inTurn(async () => {
    said.push('second');
    throw new Error('no');
  });
  const last = inTurn(async () => said.push('third'));
  await expect(Promise.allSettled([slow, broken, last])).resolves.toMatchObject([
    { value: 1 },
    { reason: new Error('no') },
    { value: 3 },
  ]);
  expect(said).toEqual(['first', 'second', 'third']);
});

test('what never ends holds up nobody for good', async () => {
  jest.useFakeTimers();
  const inTurn = createTurns();
  const next = jest.fn(async () => undefined);
  void inTurn(() => new Promise(() => undefined));
  const waiting = inTurn(next);
  await jest.advanceTimersByTimeAsync(LONGEST_TURN_MS - 1);
  expect(next).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await waiting;
  expect(next).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
