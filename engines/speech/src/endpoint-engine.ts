import { createProvider, type Endpoint } from '@kotoba/providers';
import { createLimit } from './limit';
import type { SpeechEngine, SpeechLanguage } from './speech-engine';
import { ENDPOINT_MAX_BYTES, ENDPOINT_REQUESTS, ENGINE_TIMEOUT_MS } from './speech-limits';
import { decodeWave } from './wave';

const PATH = '/audio/speech';
const MODEL = 'tts-1';
const VOICE = 'alloy';

const speakable = (text: string): string =>
  /[\p{L}\p{N}]/u.test(text) ? text.normalize('NFC').replace(/\s+/g, ' ').trim() : '';

/** Any OpenAI-compatible `POST <baseUrl>/audio/speech` that answers WAV. It gets the text as written: such voices read from context. */
export const createEndpointEngine = (
  endpoint: Endpoint & { readonly baseUrl: string },
  language: SpeechLanguage,
): SpeechEngine => {
  const provider = createProvider(endpoint);
  const pool = createLimit(ENDPOINT_REQUESTS);

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
