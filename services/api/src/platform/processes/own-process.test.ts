import { openProcess } from './own-process';

const open = (limits: { seconds?: number; memoryMb?: number } = {}) =>
  openProcess({
    file: 'src/platform/processes/testing/greedy.worker.cjs',
    data: {},
    seconds: 20,
    memoryMb: 150,
    ...limits,
  });

it.each(['heap', 'buffers'])('ends a process that takes too much memory: %s', async (take) => {
  const helper = open();
  await expect(helper.ask({ take })).rejects.toThrow(/ended: SIG/);
  await helper.close();
});

it('ends a process that works too long, and says so to whoever asks later', async () => {
  const helper = open({ seconds: 1 });
  await expect(helper.ask({ take: 'time' })).rejects.toThrow('ended: SIGKILL');
  await expect(helper.ask({})).rejects.toThrow('ended: SIGKILL');
  await helper.close();
});

it('counts the time of its work alone', async () => {
  const helper = open({ seconds: 1 });
  await helper.ask({});
  await new Promise((resolve) => setTimeout(resolve, 1200));
  await expect(helper.ask({})).resolves.toBeDefined();
  await helper.close();
});

it('hands on why a question failed, and answers the next', async () => {
  const helper = open();
  await expect(helper.ask({ take: 'failure' })).rejects.toThrow('This question has no answer');
  // By its code the server knows a full disk (OPS-7).
  await expect(helper.ask({ take: 'room' })).rejects.toMatchObject({ code: 'ENOSPC' });
  // It knows nothing of the server's secrets, which are in its environment.
  await expect(helper.ask({})).resolves.toEqual({ environment: [] });
  await helper.close();
});
