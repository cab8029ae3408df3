import { createGate, GateFull } from './gate';

function createWork() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { run: () => done, finish };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('lets only so many through at a time, in the order of their coming', async () => {
  const gate = createGate({ atOnce: 2, queue: 10 });
  const works = Array.from({ length: 5 }, createWork);
  const begun: number[] = [];
  const all = works.map((work, i) =>
    gate.run(() => {
      begun.push(i);
      return work.run();
    }),
  );
  await settle();
  expect(begun).toEqual([0, 1]);
  works[1]?.finish();
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  works.forEach((work) => work.finish());
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

it('refuses at once when the queue is full, and takes more when it is not', async () => {
  const gate = createGate({ atOnce: 1, queue: 1 });
  const [first, second] = [createWork(), createWork()];
  const running = [gate.run(first.run), gate.run(second.run)];
  expect(gate.hasRoom()).toBe(false);
  await expect(gate.run(async () => undefined)).rejects.toBeInstanceOf(GateFull);
  first.finish();
  second.finish();
  await Promise.all(running);
  expect(gate.hasRoom()).toBe(true);
  await expect(gate.run(async () => 'done')).resolves.toBe('done');
});

it('goes on after a work that failed', async () => {
  const gate = createGate({ atOnce: 1, queue: 5 });
  const failing = gate.run(async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await expect(gate.run(async () => 1)).resolves.toBe(1);
});
