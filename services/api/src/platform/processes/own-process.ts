import { fork } from 'node:child_process';
import { once } from 'node:events';
import { packageFile } from '../package-file';

interface ProcessOptions {
  /** Below the package's root; it answers by `serve.cjs`. */
  readonly file: string;
  readonly data: object;
  /** Of the processor's time: a process that takes more is ended, and whoever waits is told. */
  readonly seconds: number;
  /** Megabytes that it may take, those outside JavaScript's heap included. */
  readonly memoryMb: number;
}

interface Helper {
  /**
   * Says something and waits for the one answer; one question at a time. Rejects when the process fails, ends or takes
   * too long, also for that it did before.
   */
  ask(message: object): Promise<unknown>;
  /** Ends the process, whatever it is doing. */
  close(): Promise<void>;
}

/** How many times as long an answer may take as the processor may: others want it, too. */
const MAX_WAIT_FACTOR = 6;

/** `code` is that of the operating system, such as ENOSPC. */
type Said = { answer: unknown } | { failed: string; code?: unknown };

/**
 * A process that answers each message with one. Not a thread: what a thread takes outside JavaScript's heap, as
 * WebAssembly and buffers, is the server's, and nothing bounds it. It has nothing of the server's environment. Whoever
 * opens it closes it.
 */
export function openProcess({ file, data, seconds, memoryMb }: ProcessOptions): Helper {
  const child = fork(packageFile(file), {
    env: {},
    // Half of it, so that JavaScript tidies up before the whole process is ended for its garbage.
    execArgv: [`--max-old-space-size=${Math.ceil(memoryMb / 2)}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit');
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`The process ended: ${signal ?? code}`)));
  });
  // It may fail while nobody waits; the next question then hears of it.
  failed.catch(() => undefined);
  // A question that cannot be sent is heard of by the end of the process.
  const send = (message: object) => void (child.connected && child.send(message, () => undefined));
  send({ data, memoryMb, seconds });
  return {
    async ask(message) {
      const deadline = setTimeout(() => child.kill('SIGKILL'), seconds * MAX_WAIT_FACTOR * 1000);
      const answer = once(child, 'message') as Promise<[Said]>;
      answer.catch(() => undefined);
      send(message);
      try {
        const [said] = await Promise.race([answer, failed]);
        if ('failed' in said) throw Object.assign(new Error(said.failed), { code: said.code });
        return said.answer;
      } finally {
        clearTimeout(deadline);
      }
    },
    async close() {
      child.kill('SIGKILL');
      // One that never started ends without a word.
      await Promise.race([ended, failed]).catch(() => undefined);
    },
  };
}
