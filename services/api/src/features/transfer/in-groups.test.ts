import { inGroups } from './in-groups';

test('no more than a group is worked on at a time, and the order stays', async () => {
  let running = 0;
  let most = 0;
  const results = await inGroups([5, 1, 3, 2, 4], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    for (let tick = 0; tick < item; tick += 1) await Promise.resolve();
    running -= 1;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 30, 20, 40]);
  expect(most).toBe(2);
});
