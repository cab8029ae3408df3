import type { ServerEvent } from '@kotoba/contracts';
import { reconnectDelay, subscribeToEvents } from './subscribe';

const converted: ServerEvent = { type: 'note.converted', noteId: 3, vocabularyIds: [9] };
const line = (event: unknown) => `data: ${JSON.stringify(event)}\n\n`;
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

function stream(...chunks: string[]): Response {
  return new Response(new Blob(chunks).stream(), { headers: { 'content-type': 'text/event-stream' } });
}

function listen(...answers: (Response | Error | 'open')[]) {
  const calls: RequestInit[] = [];
  const events: ServerEvent[] = [];
  const refused: number[] = [];
  let reopened = 0;
  const fetchNext: typeof fetch = async (_url, init = {}) => {
    calls.push(init);
    const next = answers.shift() ?? 'open';
    if (next instanceof Error) throw next;
    if (next !== 'open') return next;
    return new Promise<Response>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    });
  };
  const stop = subscribeToEvents({
    url: '/api/events',
    token: 'secret',
    fetch: fetchNext,
    delay: () => 1,
    onEvent: (event) => events.push(event),
    onReopened: () => (reopened += 1),
    onRefused: (status) => refused.push(status),
  });
  return { stop, calls, events, refused, reopened: () => reopened };
}

test('sends the bearer header and hands on each event', async () => {
  const heard = listen(stream(line(converted), line({ type: 'session.revoked' })));
  await settled();
  heard.stop();
  expect(new Headers(heard.calls[0]?.headers).get('authorization')).toBe('Bearer secret');
  expect(heard.events).toEqual([converted, { type: 'session.revoked' }]);
});

test('passes over what it does not know and what is no JSON', async () => {
  const heard = listen(
    stream(line({ type: 'future' }), 'data: {\n\n', line({ ...converted, noteId: 0 }), line(converted)),
  );
  await settled();
  heard.stop();
  expect(heard.events).toEqual([converted]);
});

test('comes back after a refusal to connect, a server error and an ended stream, and says that there was a gap', async () => {
  const heard = listen(
    new TypeError('offline'),
    new Response('', { status: 503 }),
    stream(line(converted)),
    stream(line(converted)),
  );
  await settled();
  heard.stop();
  expect(heard.events).toHaveLength(2);
  expect(heard.reopened()).toBe(1);
});

test.each([401, 403])('gives up for good on %s', async (status) => {
  const heard = listen(new Response('', { status }));
  await settled();
  heard.stop();
  expect(heard.refused).toEqual([status]);
  expect(heard.calls).toHaveLength(1);
});

test('asks no more once stopped', async () => {
  const heard = listen(new TypeError('offline'));
  heard.stop();
  await settled();
  expect(heard.calls).toHaveLength(1);
});

test('waits longer each time, at most half a minute', () => {
  for (let attempt = 1; attempt < 12; attempt += 1) {
    const longest = Math.min(30_000, 1000 * 2 ** (attempt - 1));
    const delay = reconnectDelay(attempt);
    expect(delay).toBeGreaterThanOrEqual(longest / 2);
    expect(delay).toBeLessThanOrEqual(longest);
  }
});
