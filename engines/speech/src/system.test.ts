import { CommandFailed, runCommand } from './system';

const node = (script: string, timeoutMs = 10_000, signal?: AbortSignal) =>
  runCommand({ program: process.execPath, args: ['-e', script], timeoutMs, ...(signal ? { signal } : {}) });

test('gives what the program wrote', async () => {
  expect(await node('console.log("out"); console.error("err")')).toMatch(/out|err/);
});

test('names the program, the exit code and the last words of a failure', async () => {
  const failure = node('console.error("no such dictionary"); process.exit(3)');
  await expect(failure).rejects.toBeInstanceOf(CommandFailed);
  await expect(failure).rejects.toThrow(/ended with 3: no such dictionary/);
});

test('ends a program that hangs', async () => {
  await expect(node('setInterval(() => {}, 1000)', 200)).rejects.toThrow('SIGKILL');
});

test('ends a program that is no longer wanted', async () => {
  const controller = new AbortController();
  const running = node('setInterval(() => {}, 1000)', 10_000, controller.signal);
  controller.abort();
  await expect(running).rejects.toBeInstanceOf(CommandFailed);
});

test('a missing program is a failure like any other', async () => {
  await expect(runCommand({ program: 'kotoba-no-such-program', args: [], timeoutMs: 1_000 })).rejects.toThrow(
    /did not run/,
  );
});
