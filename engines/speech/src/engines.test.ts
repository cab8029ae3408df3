import type { ServerResponse } from 'node:http';
import { startProviderEndpoint } from '../../providers/src/testing/provider-endpoint';
import { createEndpointEngine } from './engines';
import { waveSeconds } from './wave-processing';
import { tone } from './testing/fixtures';
import { encodeWave } from './wave';

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

const engineFor = async (answer: (response: ServerResponse) => void, apiKey?: string) => {
  const endpoint = await startProviderEndpoint(answer);
  close = endpoint.close;
  return {
    endpoint,
    engine: createEndpointEngine({ baseUrl: `${endpoint.baseUrl}/`, apiKey, onPrivateNetwork: true }, 'ja'),
  };
};

const speak = { text: '傘をかいます。', reading: null };

test('asks for WAV with the key and gives the wave', async () => {
  const wave = encodeWave(tone(440, { seconds: 1 }));
  const { endpoint, engine } = await engineFor((response) => response.end(wave), 'a-key');
  expect(waveSeconds(await engine.speak(speak))).toBeCloseTo(1);
  expect(endpoint.requests).toHaveLength(1);
  expect(endpoint.requests[0]).toMatchObject({
    url: '/v1/audio/speech',
    headers: { authorization: 'Bearer a-key' },
    body: { input: '傘をかいます。', response_format: 'wav' },
  });
});

test('sends no authorization without a key', async () => {
  const { endpoint, engine } = await engineFor((response) => response.end(encodeWave(tone(440))));
  await engine.speak(speak);
  expect(endpoint.requests[0]?.headers.authorization).toBeUndefined();
});

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  ['a refusal', (response) => response.writeHead(401).end('{"error":"bad key"}'), /answered 401/],
  ['a page instead of sound', (response) => response.end('<!doctype html><p>hello'), /Not a WAV/],
  [
    'a redirect',
    (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    /answered 302/,
  ],
  ['a cut connection', (response) => response.destroy(), /could not be reached/],
])('%s is an error', async (_, answer, message) => {
  const { engine } = await engineFor(answer);
  await expect(engine.speak(speak)).rejects.toThrow(message);
});

test('stops reading an endless answer', async () => {
  const { engine } = await engineFor((response) => {
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(1 << 20)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  });
  await expect(engine.speak(speak)).rejects.toThrow(/over \d+ bytes/);
});
