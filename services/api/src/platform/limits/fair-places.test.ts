import { fairPlaces } from './fair-places';

/** Work that ends when it is told to, and a list of what has begun. */
const busy = { one: 'You have enough waiting.', all: 'Everybody waits.' };

function desk(options: Omit<Parameters<typeof fairPlaces>[0], 'busy'>) {
  const places = fairPlaces({ ...options, busy });
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  const ask = (userId: number, name: string) =>
    places(userId, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => endings.set(name, resolve));
    });
  const settled = () => new Promise(setImmediate);
  const end = async (name: string) => {
    endings.get(name)?.();
    await settled();
  };
  return { ask, begun, end, settled };
}

const [ann, ben, cem] = [1, 2, 3] as const;

it('gives a learner one place, however many are free', async () => {
  const { ask, begun, end, settled } = desk({ places: 2 });
  void ask(ann, 'a1');
  void ask(ann, 'a2');
  void ask(ben, 'b1');
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

it('serves those who wait in turn, one work of each', async () => {
  const { ask, begun, end, settled } = desk({ places: 1 });
  for (const name of ['a1', 'a2', 'a3']) void ask(ann, name);
  void ask(ben, 'b1');
  void ask(ben, 'b2');
  void ask(cem, 'c1');
  await settled();
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

it('refuses what a learner orders beyond their line, and what all order beyond theirs', async () => {
  const { ask } = desk({ places: 1, waiting: 3, waitingOfOne: 2 });
  for (const name of ['a1', 'a2', 'a3']) void ask(ann, name);
  await expect(ask(ann, 'a4')).rejects.toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  void ask(ben, 'b1');
  await expect(ask(cem, 'c1')).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});

it('frees the place of work that fails', async () => {
  const places = fairPlaces({ places: 1, busy });
  await expect(places(ann, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(places(ann, async () => 'done')).resolves.toBe('done');
});
