import type { ServerResponse } from 'node:http';
import { startProviderEndpoint } from '../../providers/testing/provider-endpoint';
import { fixtureLanguage } from '../../vocabulary/testing/fixture-language';
import { createRemoteAssistant } from './remote-assistant';
import { remoteLimits } from './remote-limits';

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

const limits = {
  ...remoteLimits,
  silenceMs: 300,
  firstTextMs: 10_000,
  totalMs: 1500,
  retryDelaysMs: [10, 20],
};
const chunk = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const open = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream' });

async function ask(answer: (response: ServerResponse) => void, signal = new AbortController().signal) {
  const provider = await startProviderEndpoint(answer);
  close = provider.close;
  const assistant = createRemoteAssistant({
    model: { endpoint: { baseUrl: provider.baseUrl, onPrivateNetwork: true }, model: 'm' },
    language: fixtureLanguage(),
    limits,
  });
  const shown: string[] = [];
  const reply = assistant.reply({
    learnerId: 1,
    message: 'hi',
    thread: [],
    signal,
    onText: (piece) => void shown.push(piece),
  });
  return { reply, shown, provider };
}

const drip = (text: string, every: number) => (response: ServerResponse) => {
  open(response);
  const timer = setInterval(() => response.write(text), every);
  response.once('close', () => clearInterval(timer));
};

test('a silent server is asked again, and then given up', async () => {
  const { reply, provider } = await ask(() => undefined);
  await expect(reply).rejects.toMatchObject({ code: 'TIMED_OUT' });
  expect(provider.requests).toHaveLength(3);
});

test('signs of life without a text are silence', async () => {
  const { reply } = await ask(drip(': still here\n\n', 10));
  await expect(reply).rejects.toMatchObject({ code: 'TIMED_OUT' });
});

test('one who never ends is ended, and what was shown is not asked again', async () => {
  const { reply, shown, provider } = await ask(drip(chunk('a '), 20));
  await expect(reply).rejects.toMatchObject({ code: 'TIMED_OUT' });
  expect(shown.length).toBeGreaterThan(0);
  expect(provider.requests).toHaveLength(1);
});

test('Stop ends the waiting with its own reason, even between two attempts', async () => {
  const stop = new AbortController();
  const reason = new Error('Nobody waits');
  const { reply } = await ask((response) => {
    response.writeHead(503).end();
    stop.abort(reason);
  }, stop.signal);
  await expect(reply).rejects.toBe(reason);
});
