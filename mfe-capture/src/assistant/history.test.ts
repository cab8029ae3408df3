import type { ChatMessage } from '@kotoba/api-client';
import fc from 'fast-check';
import { mergeMessages, readNewest, readOlder, PAGE_SIZE, type ReadPage } from './history';

const message = (id: number): ChatMessage => ({
  id,
  userId: 7,
  type: id % 2 === 1 ? 'user' : 'assistant',
  content: `message ${id}`,
  vocabularyData: [],
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
});
const upTo = (count: number) => Array.from({ length: count }, (_, index) => message(index + 1));
const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id);

/** The server's history: `offset` counts from the newest, a page is oldest first. */
function server(all: ChatMessage[]) {
  const calls: { limit: number; offset: number }[] = [];
  const read: ReadPage = async (page) => {
    calls.push(page);
    const end = Math.max(0, all.length - page.offset);
    return all.slice(Math.max(0, end - page.limit), end);
  };
  return { read, calls };
}

test.each([
  [0, [0]],
  [49, [49]],
  [50, [50, 0]],
  [51, [50, 1]],
  [100, [50, 50, 0]],
  [250, [50, 50, 50, 50, 50, 0]],
])('%i messages are read in pages of %j, one call each', async (count, pages) => {
  const all = upTo(count);
  const { read, calls } = server(all);
  let history = await readNewest(read, []);
  const sizes = [history.messages.length];
  while (!history.isComplete) {
    const older = await readOlder(read, history.messages);
    sizes.push(older.messages.length);
    history = { messages: mergeMessages(older.messages, history.messages), isComplete: older.isComplete };
  }
  expect(sizes).toEqual(pages);
  expect(ids(history.messages)).toEqual(ids(all));
  expect(calls).toEqual(pages.map((_, index) => ({ limit: PAGE_SIZE, offset: index * PAGE_SIZE })));
});

test('whatever comes from elsewhere between the pages, nothing is missing and nothing doubled', async () => {
  const scenario = fc.record({
    start: fc.integer({ min: 0, max: 260 }),
    arrivals: fc.array(fc.integer({ min: 0, max: 130 }), { maxLength: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(scenario, async ({ start, arrivals }) => {
      const all = upTo(start);
      const { read } = server(all);
      let history = await readNewest(read, []);
      for (const count of arrivals) {
        for (let more = 0; more < count; more += 1) all.push(message(all.length + 1));
        if (history.isComplete) break;
        const older = await readOlder(read, history.messages);
        history = { messages: mergeMessages(older.messages, history.messages), isComplete: older.isComplete };
        const got = ids(history.messages);
        const first = got[0] ?? 1;
        expect(got).toEqual(got.map((_, index) => first + index));
        if (history.isComplete && got.length > 0) expect(first).toBe(1);
      }
      const known = history.messages[0]?.id ?? Infinity;
      history = await readNewest(read, history.messages);
      expect(ids(history.messages)).toEqual(ids(all).slice(-history.messages.length || all.length));
      if (all.length > 0) expect(history.messages[0]?.id).toBeLessThanOrEqual(Math.min(known, all.length));
    }),
    { numRuns: LONG ? 100 : 30 },
  );
});

test('what was cleared elsewhere is gone', async () => {
  const { read } = server([message(301), message(302)]);
  expect(await readNewest(read, upTo(250))).toEqual({
    messages: [message(301), message(302)],
    isComplete: true,
  });
  expect(await readOlder(read, upTo(50))).toEqual({ messages: [], isComplete: true });
});

test('a message that was read again is as it is now, in its place', () => {
  const changed = { ...message(2), content: 'changed' };
  expect(mergeMessages(upTo(3), [message(5), changed]).map(({ content }) => content)).toEqual([
    'message 1',
    'changed',
    'message 3',
    'message 5',
  ]);
});
