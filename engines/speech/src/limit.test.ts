import { setTimeout } from 'node:timers/promises';
import { createLimit } from './limit';
import { createSingleFlight } from './single-flight';

test('never runs more tasks than its size, and runs all of them', async () => {
  const limit = createLimit(2);
  let running = 0;
  let most = 0;
  const results = await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      limit(async () => {
        most = Math.max(most, (running += 1));
        await setTimeout(index % 3);
        running -= 1;
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a failing task gives its place back', async () => {
  const limit = createLimit(1);
  const failing = limit(() => Promise.reject(new Error('broken')));
  const next = limit(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('next');
});

test('overlapping calls with one key share a run, later ones run again', async () => {
  const once = createSingleFlight<number>();
  let runs = 0;
  const task = async () => {
    await setTimeout(1);
    return (runs += 1);
  };
  expect(await Promise.all([once('a', task), once('a', task)])).toEqual([1, 1]);
  expect(await once('a', task)).toBe(2);
});

test('a failed run is forgotten', async () => {
  const once = createSingleFlight<string>();
  await expect(once('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(once('a', () => Promise.resolve('well'))).resolves.toBe('well');
});
