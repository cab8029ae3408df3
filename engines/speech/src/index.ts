import type { FileStore } from '@kotoba/files';
import type { Endpoint } from '@kotoba/providers';
import { ClipStore, clipHash, type Clip } from './clip-store';
import { createEngines } from './engines';
import { waveProblem, trimSilence } from './wave-processing';
import {
  type SpeechEngine,
  type SpeechLanguage,
  type SpeechLog,
  type Utterance,
  MAX_TEXT_LENGTH,
  type PitchMora,
  type SpeechStatus,
  SpeechUnavailable,
} from './speech-engine';
import type { Wave } from './wave';

export { AUDIO_FOLDER, type Clip } from './clip-store';
export { prepareSpeech } from './prepare-speech';
export { SpeechUnavailable } from './speech-engine';

export interface ClipRequest {
  readonly language: SpeechLanguage;
  readonly text: string;
  /** Kana of the whole Japanese text, where it is known: it decides between 降り as ふり and as おり. */
  readonly reading?: string | null;
}

/** When a clip is made: calls `make` once, or throws. */
export type Turn = (make: () => Promise<Clip>) => Promise<Clip>;

const AT_ONCE: Turn = (make) => make();

export interface Speech {
  /**
   * A clip of the text, cached by content; overlapping requests for one clip make it once. One that has to be made is
   * made in `turn`, which may wait or refuse. Throws SpeechUnavailable, and what `turn` throws.
   */
  clip(request: ClipRequest, turn?: Turn): Promise<Clip>;
  /**
   * How the pitch of a Japanese word goes over the kana of its reading; null where no voice of this machine knows it,
   * or it could not be found out.
   */
  pitch(text: string, reading: string): Promise<PitchMora[] | null>;
  status(): SpeechStatus;
  /** Ends workers and running subprocesses. */
  close(): Promise<void>;
}

interface SpeechOptions {
  /** Where clips are kept. */
  readonly files: FileStore;
  readonly dataDir: string;
  /** As given to prepareSpeech. */
  readonly toolsDir?: string | undefined;
  readonly config: Endpoint;
  readonly log: SpeechLog;
}

const speak = async (engine: SpeechEngine, language: SpeechLanguage, utterance: Utterance): Promise<Wave> => {
  const wave = trimSilence(await engine.speak(utterance));
  const problem = waveProblem(wave, utterance.text, language);
  if (problem) throw new Error(`${engine.id} gave ${problem}`);
  return wave;
};

export const createSpeech = ({ files, dataDir, toolsDir, config, log }: SpeechOptions): Speech => {
  const store = new ClipStore(files);
  const engines = createEngines({ dataDir, toolsDir, config });
  const running = new Map<string, Promise<Clip>>();

  const make = async (
    engine: SpeechEngine,
    language: SpeechLanguage,
    utterance: Utterance,
  ): Promise<Wave> => {
    try {
      return await speak(engine, language, utterance);
    } catch (error) {
      log.warn({ err: error, language }, 'A text could not be spoken.');
      throw new SpeechUnavailable('FAILED', 'This text could not be spoken. Please try again later.', {
        cause: error,
      });
    }
  };

  return {
    clip: async ({ language, text, reading }, turn = AT_ONCE) => {
      if (text.length > MAX_TEXT_LENGTH) {
        throw new SpeechUnavailable(
          'TOO_LONG',
          `At most ${MAX_TEXT_LENGTH} characters can be spoken at once.`,
        );
      }
      const engine = await engines.get(language);
      const utterance = {
        text: engine.speakable(text),
        reading: (language === 'ja' && reading?.trim()) || null,
      };
      if (utterance.text === '') {
        throw new SpeechUnavailable('NO_SOUND', 'There is nothing in this text that can be spoken.');
      }
      const hash = clipHash({ engine: engine.id, language, ...utterance });
      // Whoever waits for a turn waits for their own: another's line says nothing about theirs.
      return (
        (await store.find(hash)) ??
        turn(() => {
          const find = async (): Promise<Clip> =>
            (await store.find(hash)) ?? store.save(hash, await make(engine, language, utterance));
          const making = running.get(hash) ?? find().finally(() => running.delete(hash));
          running.set(hash, making);
          return making;
        })
      );
    },
    pitch: async (text, reading) => {
      if (engines.status().ja !== 'ready') return null;
      const engine = await engines.get('ja');
      const found = engine.pitch?.({ text: engine.speakable(text), reading });
      return (await found?.catch(() => null)) ?? null;
    },
    status: () => engines.status(),
    close: () => engines.close(),
  };
};
