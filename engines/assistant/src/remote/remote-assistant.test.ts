import { newLearner } from '../testing/new-learner';
import type { ServerResponse } from 'node:http';
import { startProviderEndpoint } from '../../../providers/src/testing/provider-endpoint';
import { fixtureLanguage } from '../../../language/src/testing/fixture-language';
import { createRemoteAssistant, remoteLimits } from './remote-assistant';

let close: () => Promise<void> = async () => undefined;
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await close();
});

const limits = { ...remoteLimits, retryDelaysMs: [0, 0] };
const chunk = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const open = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream' });

async function ask(
  answer: (response: ServerResponse) => void,
  {
    signal = new AbortController().signal,
    onShown = (): void => undefined,
    silenceMs = limits.silenceMs as number,
  } = {},
) {
  const provider = await startProviderEndpoint(answer);
  close = provider.close;
  const assistant = createRemoteAssistant({
    model: { endpoint: { baseUrl: provider.baseUrl, onPrivateNetwork: true }, model: 'm' },
    language: fixtureLanguage(),
    limits: { ...limits, silenceMs },
  });
  const shown: string[] = [];
  const reply = assistant.reply({
    learnerId: 1,
    learner: newLearner,
    message: 'hi',
    thread: [],
    signal,
    onText: (piece) => {
      shown.push(piece);
      onShown();
    },
  });
  return { reply, shown, provider };
}

/** All but the clock that the silence is measured with. */
const REAL = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
];

const drip = (text: string, every: number) => (response: ServerResponse) => {
  open(response);
  const timer = setInterval(() => response.write(text), every);
  response.once('close', () => clearInterval(timer));
};

test('a silent server is asked again, and then given up', async () => {
  // The connection's own time goes on; the silence ends when the question has come.
  jest.useFakeTimers({ doNotFake: REAL });
  const { reply, provider } = await ask(() => jest.advanceTimersByTime(limits.silenceMs));
  await expect(reply).rejects.toMatchObject({ code: 'TIMED_OUT' });
  expect(provider.requests).toHaveLength(3);
});

test('signs of life without a text are silence', async () => {
  const { reply } = await ask(drip(': still here\n\n', 10), { silenceMs: 50 });
  await expect(reply).rejects.toMatchObject({ code: 'TIMED_OUT', message: 'The assistant is silent.' });
});

test('one who never ends is ended, and what was shown is not asked again', async () => {
  const time = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  const { reply, shown, provider } = await ask(drip(chunk('a '), 20), { onShown: () => time.abort() });
  await expect(reply).rejects.toMatchObject({ code: 'TIMED_OUT' });
  expect(timeout.mock.calls).toEqual([[limits.totalMs]]);
  expect(shown.length).toBeGreaterThan(0);
  expect(provider.requests).toHaveLength(1);
});

test('Stop ends the waiting with its own reason, even between two attempts', async () => {
  const stop = new AbortController();
  const reason = new Error('Nobody waits');
  const answer = (response: ServerResponse): void => {
    response.writeHead(503).end();
    stop.abort(reason);
  };
  const { reply } = await ask(answer, { signal: stop.signal });
  await expect(reply).rejects.toBe(reason);
});
