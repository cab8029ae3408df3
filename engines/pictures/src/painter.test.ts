import type { ServerResponse } from 'node:http';
import { rasterKind, createPainter } from './painter';
import { startProviderEndpoint, type EndpointRequest } from '../../providers/src/testing/provider-endpoint';
import { tinyPng } from './testing/tiny-png';

test.each([
  ['png', '\x89PNG\r\n\x1a\n…'],
  ['jpg', '\xff\xd8\xff\xe0'],
  ['webp', 'RIFF\x10\x00\x00\x00WEBPVP8 '],
  [null, 'RIFF\x10\x00\x00\x00WAVEfmt '],
  [null, '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  [null, 'GIF89a'],
  [null, '<!doctype html>'],
  [null, '\x89PNG'],
  [null, ''],
])('%s: %j', (kind, content) => expect(rasterKind(Buffer.from(content, 'latin1'))).toBe(kind));

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of cleanUp.splice(0).reverse()) await undo();
});

type Answer = (response: ServerResponse, request: EndpointRequest, origin: string) => void;

async function painterWith(answer: Answer, config: { apiKey?: string; model?: string } = {}) {
  const endpoint = await startProviderEndpoint((response, _call, request) =>
    answer(response, request, endpoint.origin),
  );
  const painter = createPainter({ baseUrl: endpoint.baseUrl, onPrivateNetwork: true, ...config });
  if (!painter) throw new Error('no painter');
  cleanUp.push(endpoint.close, painter.close);
  return { endpoint, painter };
}

const saying =
  (data: unknown): Answer =>
  (response) =>
    response.end(JSON.stringify({ data }));

test('without an address there is no painter', () => {
  expect(createPainter({})).toBeNull();
  expect(createPainter({ baseUrl: '', apiKey: 'a-key' })).toBeNull();
});

test('asks for one picture with key and model, and gives it under the name of its content', async () => {
  const png = tinyPng.toString('base64');
  const { endpoint, painter } = await painterWith(saying([{ b64_json: png }]), { apiKey: 'k', model: 'm' });
  const picture = await painter.paint('an umbrella');
  expect(picture).toMatchObject({ extension: 'png', content: tinyPng });
  expect(picture.hash).toMatch(/^[0-9a-f]{40}$/);
  expect(endpoint.requests).toMatchObject([
    {
      url: '/v1/images/generations',
      headers: { authorization: 'Bearer k' },
      body: { model: 'm', prompt: 'an umbrella', n: 1 },
    },
  ]);
});

test('fetches the picture where the provider says that it lies', async () => {
  const { painter } = await painterWith((response, { url }, origin) =>
    url.startsWith('/v1')
      ? response.end(JSON.stringify({ data: [{ url: `${origin}/made/1.png` }] }))
      : response.end(tinyPng),
  );
  await expect(painter.paint('an umbrella')).resolves.toMatchObject({ extension: 'png' });
});

test.each<[string, unknown, string]>([
  ['a page', [{ b64_json: Buffer.from('<!doctype html>').toString('base64') }], 'MALFORMED'],
  ['a drawing that could run scripts', [{ b64_json: Buffer.from('<svg/>').toString('base64') }], 'MALFORMED'],
  ['nothing', [], 'MALFORMED'],
  ['an empty picture', [{ b64_json: '' }], 'MALFORMED'],
  ['another thing', 'hello', 'MALFORMED'],
  ['a picture inside another network', [{ url: 'http://169.254.169.254/latest' }], 'REFUSED_ADDRESS'],
  ['a file of the server', [{ url: 'file:///etc/passwd' }], 'REFUSED_ADDRESS'],
  ['a picture without an address', [{ url: 'cat.png' }], 'MALFORMED'],
])('%s is no picture', async (_, data, code) => {
  const { painter } = await painterWith(saying(data));
  await expect(painter.paint('an umbrella')).rejects.toMatchObject({ code });
});

test('a picture over the largest size is none', async () => {
  const huge = Buffer.concat([tinyPng, Buffer.alloc(8 * 1024 * 1024)]);
  const inside = await painterWith(saying([{ b64_json: huge.toString('base64') }]));
  await expect(inside.painter.paint('an umbrella')).rejects.toMatchObject({ code: 'MALFORMED' });
  const beside = await painterWith((response, { url }, origin) =>
    url.startsWith('/v1') ? response.end(JSON.stringify({ data: [{ url: origin }] })) : response.end(huge),
  );
  await expect(beside.painter.paint('an umbrella')).rejects.toMatchObject({ code: 'TOO_LARGE' });
});
