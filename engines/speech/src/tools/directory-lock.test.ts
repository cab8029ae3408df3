import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { withDirectoryLock } from './directory-lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kotoba-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('holders take turns, and a failing one lets go', async () => {
  const events: string[] = [];
  const hold = (name: string) =>
    withDirectoryLock(join(folder, 'lock'), async () => {
      events.push(`${name} in`);
      await setTimeout(20);
      events.push(`${name} out`);
      if (name === 'a') throw new Error('broken');
    });
  const results = await Promise.allSettled([hold('a'), hold('b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  // Either may be first; nobody comes in while the other one is inside.
  expect([
    ['a in', 'a out', 'b in', 'b out'],
    ['b in', 'b out', 'a in', 'a out'],
  ]).toContainEqual(events);
  expect(await readdir(folder)).toEqual([]);
});

test('a lock whose holder died is taken over', async () => {
  const lock = join(folder, 'lock');
  await mkdir(lock);
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lock, longAgo, longAgo);
  await expect(withDirectoryLock(lock, () => Promise.resolve('mine'))).resolves.toBe('mine');
});
