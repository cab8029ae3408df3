import { createLimit } from './limit';
import type { SpeechConfig, SpeechEngine, SpeechLanguage } from './speech-engine';
import { ENDPOINT_MAX_BYTES, ENDPOINT_REQUESTS, ENGINE_TIMEOUT_MS } from './speech-limits';
import { decodeWave } from './wave';

const MODEL = 'tts-1';
const VOICE = 'alloy';

const speakable = (text: string): string =>
  /[\p{L}\p{N}]/u.test(text) ? text.normalize('NFC').replace(/\s+/g, ' ').trim() : '';

const readCapped = async (response: Response): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > ENDPOINT_MAX_BYTES)
      throw new Error(`The speech endpoint sent over ${ENDPOINT_MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * Any OpenAI-compatible `POST <baseUrl>/audio/speech` that answers WAV. Its address comes from the configuration alone;
 * redirects are refused, time and size are capped. It gets the text as written: such voices read from context.
 */
export const createEndpointEngine = (
  { baseUrl, apiKey }: SpeechConfig & { readonly baseUrl: string },
  language: SpeechLanguage,
): SpeechEngine => {
  const address = `${baseUrl.replace(/\/+$/, '')}/audio/speech`;
  const pool = createLimit(ENDPOINT_REQUESTS);
  const closing = new AbortController();

  const request = async (input: string): Promise<Buffer> => {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(ENGINE_TIMEOUT_MS)]),
      headers: {
        'content-type': 'application/json',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({ model: MODEL, voice: VOICE, input, response_format: 'wav' }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The speech endpoint answered ${response.status}.`);
    }
    return readCapped(response);
  };

  return {
    id: `endpoint/${address}/${MODEL}/${VOICE}/${language}`,
    speakable,
    speak: async ({ text }) => decodeWave(await pool(() => request(text))),
    close: async () => closing.abort(),
  };
};
