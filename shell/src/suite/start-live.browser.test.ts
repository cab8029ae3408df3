import { api } from '@kotoba/api-client';
import { startFakeApi } from '@kotoba/api-client/testing';
import { createKotobaStore, sessionEnded, sessionStarted, type SessionUser } from '@kotoba/session';
import { createNewsStore } from '../news/news-store';
import { startLive } from './start-live';

const learner = (id: number): SessionUser => ({
  id,
  email: `learner-${id}@example.org`,
  emailVerified: true,
  firstName: 'Aiko',
  lastName: 'Mori',
});

const until = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** A stream that stays open after its first events. */
const streamOf = (...events: object[]): Response =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
        controller.enqueue(new TextEncoder().encode(text));
      },
    }),
  );

test('the bell hears the events of whoever is signed in, and forgets them with the learner', async () => {
  const server = startFakeApi({
    'GET /events': () => streamOf({ type: 'note.converted', noteId: 1, vocabularyIds: [7] }),
  });
  const { store, dispose } = createKotobaStore({ slices: [api], storage: null });
  const news = createNewsStore();
  const stop = startLive(store, news);
  expect(server.calls).toEqual([]);

  store.dispatch(sessionStarted({ user: learner(1), token: 'A'.repeat(43) }));
  await until(() => news.list().length === 1);
  expect(news.list()).toMatchObject([{ kind: 'converted', vocabularyIds: [7], read: false }]);

  store.dispatch(sessionEnded());
  expect(news.list()).toEqual([]);

  store.dispatch(sessionStarted({ user: learner(2), token: 'B'.repeat(43) }));
  await until(() => news.list().length === 1);
  expect(server.calls).toEqual(['GET /events', 'GET /events']);
  stop();
  dispose();
  server.stop();
});
