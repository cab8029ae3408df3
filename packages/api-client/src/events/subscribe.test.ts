import type { ServerEvent } from '@kotoba/contracts';
import { STALE_MS, reconnectDelay, SILENCE_MS, subscribeToEvents } from './subscribe';

const converted: ServerEvent = { type: 'note.converted', noteId: 3, vocabularyIds: [9] };
const line = (event: unknown) => `data: ${JSON.stringify(event)}\n\n`;
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

function stream(...chunks: string[]): Response {
  return new Response(new Blob(chunks).stream(), { headers: { 'content-type': 'text/event-stream' } });
}

let pause = 1;
function listen(...answers: (Response | Error | 'open')[]) {
  const calls: RequestInit[] = [];
  const events: ServerEvent[] = [];
  const refused: number[] = [];
  const opened: boolean[] = [];
  let wakeUp: () => void = () => undefined;
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
    delay: () => pause,
    onEvent: (event) => events.push(event),
    onWake: (wake) => {
      wakeUp = wake;
      return () => undefined;
    },
    onOpened: (isFirst) => opened.push(isFirst),
    onRefused: (status) => refused.push(status),
  });
  return { stop, calls, events, refused, opened, wake: () => wakeUp() };
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
  while (heard.calls.length < 5) await settled();
  heard.stop();
  expect(heard.events).toHaveLength(2);
  expect(heard.opened).toEqual([true, false]);
});

describe('a connection that is no more', () => {
  const silent = () =>
    new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode(': hi\n\n')) }));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    pause = 1;
  });

  test('is given up when not even a heartbeat comes, and opened anew', async () => {
    const heard = listen(silent(), stream(line(converted)));
    await jest.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect(heard.calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2 + pause);
    heard.stop();
    expect(heard.opened).toEqual([true, false]);
    expect(heard.events).toEqual([converted]);
  });

  test('is given up as soon as the page is looked at again when the heartbeat is overdue', async () => {
    const heard = listen(silent(), stream(line(converted)));
    await jest.advanceTimersByTimeAsync(STALE_MS - 1);
    heard.wake();
    await jest.advanceTimersByTimeAsync(pause + 1);
    expect(heard.calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2);
    heard.wake();
    await jest.advanceTimersByTimeAsync(pause + 1);
    heard.stop();
    expect(heard.opened).toEqual([true, false]);
  });

  test('is given up when nobody answers at all', async () => {
    const heard = listen('open', stream(line(converted)));
    await jest.advanceTimersByTimeAsync(SILENCE_MS + 2 + pause);
    heard.stop();
    expect(heard.events).toEqual([converted]);
  });

  test('is opened as soon as the device is online again, without waiting for the pause to end', async () => {
    pause = 30_000;
    const heard = listen(new TypeError('offline'), 'open');
    await jest.advanceTimersByTimeAsync(1000);
    expect(heard.calls).toHaveLength(1);
    heard.wake();
    await jest.advanceTimersByTimeAsync(0);
    expect(heard.calls).toHaveLength(2);
    // One that is under way already is left alone.
    heard.wake();
    await jest.advanceTimersByTimeAsync(0);
    expect(heard.calls).toHaveLength(2);
    heard.stop();
  });
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
