import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { packageFile } from '../../platform/package-file';

export interface ThreadOptions {
  /** Below the package's root. */
  readonly file: string;
  readonly data: object;
  /** A thread that takes longer than this is ended, and whoever waits is told. */
  readonly seconds: number;
  /** Megabytes of JavaScript's memory. */
  readonly memory: number;
}

export interface Thread {
  /**
   * Says something and waits for the one answer. Rejects when the thread fails, ends or takes too long, also for that
   * it did before.
   */
  ask(message: object): Promise<unknown>;
  /** Ends the thread, whatever it is doing. */
  close(): Promise<void>;
}

/** A thread that answers each message with one. Whoever opens it closes it. */
export function openThread({ file, data, seconds, memory }: ThreadOptions): Thread {
  const worker = new Worker(packageFile(file), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  const failed = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread ended')));
  });
  // It may fail while nobody waits; the next question then hears of it.
  failed.catch(() => undefined);
  const deadline = setTimeout(() => void worker.terminate(), seconds * 1000);
  deadline.unref();
  return {
    async ask(message) {
      const answer = once(worker, 'message');
      answer.catch(() => undefined);
      worker.postMessage(message);
      const [said] = (await Promise.race([answer, failed])) as unknown[];
      return said;
    },
    async close() {
      clearTimeout(deadline);
      await worker.terminate();
    },
  };
}
