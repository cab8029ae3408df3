import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import { createProvider, type Endpoint } from '@kotoba/providers';
import {
  type SpeechEngine,
  type SpeechLanguage,
  ENDPOINT_MAX_BYTES,
  ENDPOINT_REQUESTS,
  ENGINE_TIMEOUT_MS,
  PREPARATION_WAIT_MS,
  type SpeechStatus,
  SpeechUnavailable,
} from './speech-engine';
import { decodeWave } from './wave';
import { createEnglishEngine } from './english/english-engine';
import { createJapaneseEngine } from './japanese/japanese-engine';
import { preparationOf, toolsFolder } from './prepare-speech';
import { locateTools } from './tools/tools-manifest';

const PATH = '/audio/speech';
const MODEL = 'tts-1';
const VOICE = 'alloy';

const speakable = (text: string): string =>
  /[\p{L}\p{N}]/u.test(text) ? text.normalize('NFC').replace(/\s+/g, ' ').trim() : '';

/**
 * Any OpenAI-compatible `POST <baseUrl>/audio/speech` that answers WAV. It gets the text as written: such voices read
 * from context.
 */
export const createEndpointEngine = (
  endpoint: Endpoint & { readonly baseUrl: string },
  language: SpeechLanguage,
): SpeechEngine => {
  const provider = createProvider(endpoint);
  const pool = pLimit(ENDPOINT_REQUESTS);

  return {
    id: `endpoint/${provider.baseUrl}${PATH}/${MODEL}/${VOICE}/${language}`,
    speakable,
    speak: ({ text }) =>
      pool(() =>
        provider.post(
          PATH,
          { model: MODEL, voice: VOICE, input: text, response_format: 'wav' },
          {
            maxBytes: ENDPOINT_MAX_BYTES,
            timeoutMs: ENGINE_TIMEOUT_MS,
            read: ({ body }) => decodeWave(body),
          },
        ),
      ),
    close: async () => provider.close(),
  };
};

const NOT_HERE = 'Japanese speech is not available on this server.';
const NOT_PREPARED = 'Japanese speech has not been prepared.';
const IN_PREPARATION = 'The Japanese voice is being prepared. Please try again in a moment.';

interface Engines {
  get(language: SpeechLanguage): Promise<SpeechEngine>;
  status(): SpeechStatus;
  close(): Promise<void>;
}

/** A configured endpoint speaks both languages; else Flite English, and Open JTalk Japanese as soon as it is there. */
export const createEngines = (options: {
  dataDir: string;
  toolsDir?: string | undefined;
  config: Endpoint;
}): Engines => {
  const toolsDir = toolsFolder(options);
  const made = new Map<SpeechLanguage, SpeechEngine>();

  const create = (language: SpeechLanguage): SpeechEngine | null => {
    const { baseUrl } = options.config;
    if (baseUrl) return createEndpointEngine({ ...options.config, baseUrl }, language);
    if (language === 'en') return createEnglishEngine();
    const tools = locateTools(toolsDir);
    return tools && createJapaneseEngine(tools);
  };

  const find = (language: SpeechLanguage): SpeechEngine | null => {
    const engine = made.get(language) ?? create(language);
    if (engine) made.set(language, engine);
    return engine;
  };

  return {
    get: async (language) => {
      const engine = find(language);
      if (engine) return engine;
      const { running } = preparationOf(toolsDir);
      if (running) await Promise.race([running, setTimeout(PREPARATION_WAIT_MS, undefined, { ref: false })]);
      const prepared = find(language);
      if (prepared) return prepared;
      if (preparationOf(toolsDir).running) throw new SpeechUnavailable('PREPARING', IN_PREPARATION);
      throw new SpeechUnavailable('NOT_INSTALLED', NOT_HERE);
    },
    status: () => {
      if (find('ja')) return { ja: 'ready', en: 'ready' };
      const { running, failure } = preparationOf(toolsDir);
      return running
        ? { ja: 'preparing', en: 'ready', message: IN_PREPARATION }
        : { ja: 'unavailable', en: 'ready', message: failure ?? NOT_PREPARED };
    },
    close: async () => {
      await Promise.all([...made.values()].map((engine) => engine.close()));
    },
  };
};
