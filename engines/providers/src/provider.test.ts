import type { ServerResponse } from 'node:http';
import {
  CIRCUIT_FAILURES,
  CIRCUIT_REST_MS,
  createCircuit,
  createProvider,
  type CallOptions,
  type Endpoint,
  type GuardedAnswer,
  type Provider,
} from './index';
import type { Resolve } from './guarded-request';
import { startProviderEndpoint, type EndpointRequest } from './testing/provider-endpoint';

function failing(times: number) {
  let now = 0;
  const circuit = createCircuit(() => now);
  for (let i = 0; i < times; i += 1) circuit.failed();
  return { circuit, pass: (ms: number) => (now += ms) };
}

test('a few failures stop nothing, and a success forgets them', () => {
  const { circuit } = failing(CIRCUIT_FAILURES - 1);
  expect(circuit.enter()).toBe(true);
  circuit.succeeded();
  circuit.failed();
  expect(circuit.enter()).toBe(true);
});

test('too many in a row stop all calls for a while', () => {
  const { circuit, pass } = failing(CIRCUIT_FAILURES);
  expect(circuit.enter()).toBe(false);
  pass(CIRCUIT_REST_MS - 1);
  expect(circuit.enter()).toBe(false);
});

test('after the rest one call tries, and decides for the others', () => {
  const { circuit, pass } = failing(CIRCUIT_FAILURES);
  pass(CIRCUIT_REST_MS);
  expect([circuit.enter(), circuit.enter()]).toEqual([true, false]);
  circuit.failed();
  pass(CIRCUIT_REST_MS - 1);
  expect(circuit.enter()).toBe(false);
  pass(1);
  expect(circuit.enter()).toBe(true);
  circuit.succeeded();
  expect([circuit.enter(), circuit.enter()]).toEqual([true, true]);
});

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of cleanUp.splice(0).reverse()) await undo();
});

type Answer = (response: ServerResponse, call: number, request: EndpointRequest) => void;
const say =
  (text: string): Answer =>
  (response) =>
    response.end(text);

async function endpointWith(answer: Answer) {
  const endpoint = await startProviderEndpoint(answer);
  cleanUp.push(endpoint.close);
  return endpoint;
}

function providerAt(baseUrl: string, more: Partial<Endpoint> & { resolve?: Resolve } = {}): Provider {
  const { resolve, ...endpoint } = more;
  const provider = createProvider({ baseUrl, onPrivateNetwork: true, ...endpoint }, { resolve });
  cleanUp.push(provider.close);
  return provider;
}

const asText: CallOptions<string> = {
  maxBytes: 1000,
  timeoutMs: 2000,
  read: ({ body }: GuardedAnswer) => body.toString(),
};
const ask = (provider: Provider, asking = asText) => provider.post('/say', { word: '傘' }, asking);

/** Names lead where the test says. */
const resolveTo =
  (...addresses: string[]): Resolve =>
  (_host, answer) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

test('sends JSON with the key, and gives what the answer is read as', async () => {
  const endpoint = await endpointWith(say('hello'));
  await expect(ask(providerAt(`${endpoint.baseUrl}//`, { apiKey: 'a-key' }))).resolves.toBe('hello');
  expect(endpoint.requests).toMatchObject([
    {
      method: 'POST',
      url: '/v1/say',
      headers: { authorization: 'Bearer a-key', 'content-type': 'application/json' },
      body: { word: '傘' },
    },
  ]);
});

describe('what an operator did not allow', () => {
  test('a name that leads to a private address is refused before anything is connected', async () => {
    const endpoint = await endpointWith(say('secret'));
    const { port } = new URL(endpoint.origin);
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::1'], ['::ffff:127.0.0.1'], []]) {
      const provider = providerAt(`http://provider.example:${port}`, {
        onPrivateNetwork: false,
        resolve: resolveTo(...addresses),
      });
      await expect(ask(provider)).rejects.toMatchObject({ code: 'REFUSED_ADDRESS' });
    }
    expect(endpoint.connections()).toBe(0);
  });

  test('the same name is reached when the operator put it on a private network', async () => {
    const endpoint = await endpointWith(say('hello'));
    const { port } = new URL(endpoint.origin);
    const provider = providerAt(`http://provider.example:${port}`, { resolve: resolveTo('127.0.0.1') });
    await expect(ask(provider)).resolves.toBe('hello');
  });

  test('a link-local address is never reached, even on a private network', async () => {
    const provider = providerAt('http://provider.example', { resolve: resolveTo('169.254.169.254') });
    await expect(ask(provider)).rejects.toMatchObject({ code: 'REFUSED_ADDRESS' });
  });

  test.each([
    'http://127.0.0.1:5432/',
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    '//evil.example/',
  ])('a redirect to %s is a failure, and nobody is asked there', async (location) => {
    const other = await endpointWith(say('secret'));
    const target = location.replace('127.0.0.1:5432', new URL(other.origin).host);
    const endpoint = await endpointWith((response) => response.writeHead(307, { location: target }).end());
    const failure = { code: 'STATUS', details: { status: 307 } };
    await expect(ask(providerAt(endpoint.baseUrl))).rejects.toMatchObject(failure);
    expect([endpoint.requests.length, other.connections()]).toEqual([1, 0]);
  });
});

describe('a file that an answer names', () => {
  test('is fetched without the key, from the provider itself', async () => {
    const endpoint = await endpointWith(say('picture'));
    const provider = providerAt(endpoint.baseUrl, { apiKey: 'a-key' });
    await expect(provider.file(`${endpoint.origin}/made/1.png`, asText)).resolves.toBe('picture');
    expect(endpoint.requests[0]).toMatchObject({ method: 'GET', url: '/made/1.png' });
    expect(endpoint.requests[0]?.headers.authorization).toBeUndefined();
  });

  test('is not fetched from another private place, though the provider is on a private network', async () => {
    const endpoint = await endpointWith(say(''));
    const other = await endpointWith(say('secret'));
    for (const url of [
      `${other.origin}/admin`,
      `http://2130706433:${new URL(other.origin).port}/`,
      'http://169.254.169.254/latest/meta-data',
      'http://[::ffff:a9fe:a9fe]/',
      'file:///etc/passwd',
      'ftp://127.0.0.1/',
    ]) {
      const provider = providerAt(endpoint.baseUrl);
      await expect(provider.file(url, asText)).rejects.toMatchObject({ code: 'REFUSED_ADDRESS' });
    }
    await expect(providerAt(endpoint.baseUrl).file('not an address', asText)).rejects.toMatchObject({
      code: 'MALFORMED',
    });
    expect([endpoint.connections(), other.connections()]).toEqual([0, 0]);
  });
});

describe('bounds', () => {
  test('an endless answer is cut off', async () => {
    const endpoint = await endpointWith((response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(1 << 16)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    await expect(ask(providerAt(endpoint.baseUrl))).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  test.each<[string, Answer]>([
    ['says nothing', () => undefined],
    ['begins and never ends', (response) => response.writeHead(200).write('a')],
  ])('a provider that %s is left in time', async (_, answer) => {
    const endpoint = await endpointWith(answer);
    const hurried = { ...asText, timeoutMs: 100 };
    await expect(ask(providerAt(endpoint.baseUrl), hurried)).rejects.toMatchObject({ code: 'TIMED_OUT' });
  });

  test('closing ends what runs', async () => {
    const provider = { current: null as Provider | null };
    const endpoint = await endpointWith(() => provider.current?.close());
    provider.current = providerAt(endpoint.baseUrl);
    await expect(ask(provider.current)).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });
});

describe('a provider that fails', () => {
  const unreadable: CallOptions<string> = {
    ...asText,
    read: () => {
      throw new Error('no picture');
    },
  };

  test('says why, without its words', async () => {
    const endpoint = await endpointWith((response) => response.writeHead(500).end('the key is s3cret'));
    const error = await ask(providerAt(endpoint.baseUrl)).catch((failure: Error) => failure);
    expect(error).toMatchObject({ code: 'STATUS', message: 'The provider answered 500.' });
  });

  test.each<[string, Answer, CallOptions<string>]>([
    ['is out of order', (response) => response.writeHead(503).end(), asText],
    ['asks to wait', (response) => response.writeHead(429).end(), asText],
    ['cuts connections', (response) => response.destroy(), asText],
    ['writes garbage', say('<p>'), unreadable],
  ])('and %s is asked no more after five times', async (_, answer, asking) => {
    const endpoint = await endpointWith(answer);
    const provider = providerAt(endpoint.baseUrl);
    for (let i = 0; i < 5; i += 1)
      await expect(ask(provider, asking)).rejects.not.toMatchObject({ code: 'CIRCUIT_OPEN' });
    await expect(ask(provider, asking)).rejects.toMatchObject({ code: 'CIRCUIT_OPEN' });
    expect(endpoint.requests).toHaveLength(5);
  });

  test('goes on being asked when only the requests were refused', async () => {
    const endpoint = await endpointWith((response) => response.writeHead(400).end());
    const provider = providerAt(endpoint.baseUrl);
    for (let i = 0; i < 7; i += 1) await expect(ask(provider)).rejects.toMatchObject({ code: 'STATUS' });
    expect(endpoint.requests).toHaveLength(7);
  });

  test('is asked again after a rest', async () => {
    let now = 0;
    const endpoint = await endpointWith((response, call) =>
      call <= 5 ? response.writeHead(500).end() : response.end('back'),
    );
    const provider = createProvider(
      { baseUrl: endpoint.baseUrl, onPrivateNetwork: true },
      { circuit: createCircuit(() => now) },
    );
    for (let i = 0; i < 5; i += 1) await expect(ask(provider)).rejects.toMatchObject({ code: 'STATUS' });
    now = 30_000;
    await expect(ask(provider)).resolves.toBe('back');
  });
});

test('a port where nobody listens is unreachable', async () => {
  const endpoint = await endpointWith(say(''));
  await endpoint.close();
  await expect(ask(providerAt(endpoint.baseUrl))).rejects.toMatchObject({ code: 'UNREACHABLE' });
});
