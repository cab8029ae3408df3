import type { Entry } from './entry.schemas';
import {
  addWords,
  countSaved,
  createWords,
  manyWords,
  readEntry,
  setTimeZone,
  sharedWordServer,
  startWordServer,
} from './testing/word-server';

const server = sharedWordServer();

const umbrella = { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' };

describe('generate and save', () => {
  test('cards stay unsaved until they are saved; saving twice is saving once', async () => {
    const learner = await server.createLearner();
    const made = await learner.inject({
      url: '/vocabulary/generate',
      body: { input: 'travel by train', type: 'topic' },
    });
    const cards = made.json<{ generated_vocabulary: Entry[] }>().generated_vocabulary;
    expect(cards.map(({ en_word, status }) => [en_word, status])).toEqual([
      ['station', false],
      ['ticket', false],
      ['train', false],
    ]);
    const ids = cards.map(({ id }) => id);
    for (const _ of [1, 2]) {
      const saved = await learner.inject({ url: '/vocabulary/save', body: { vocabulary_ids: ids } });
      expect(saved.json()).toEqual({ saved_count: 3, vocabulary_ids: ids });
    }
    expect(await countSaved(learner)).toBe(3);
  });

  test('a card asked for again is the same card, and keeps being saved', async () => {
    const learner = await server.createLearner();
    const ask = async () =>
      (await learner.inject({ url: '/vocabulary/generate', body: { input: 'umbrella' } })).json<{
        generated_vocabulary: Entry[];
      }>().generated_vocabulary[0];
    const first = await ask();
    await learner.inject({ url: '/vocabulary/save', body: { vocabulary_ids: [first?.id] } });
    expect(await ask()).toMatchObject({ id: first?.id, is_saved: true });
  });

  test('a request for which nothing is found has no cards', async () => {
    const learner = await server.createLearner();
    const answer = await learner.inject({ url: '/vocabulary/generate', body: { input: 'xyzzy', count: 20 } });
    expect(answer.json()).toEqual({ generated_vocabulary: [] });
  });

  test('is limited to 60 an hour', async () => {
    const limited = await startWordServer({}, { env: { RATE_LIMITS: 'generation=2/3600' } });
    try {
      const learner = await limited.createLearner();
      const ask = () => learner.inject({ url: '/vocabulary/generate', body: { input: 'umbrella' } });
      expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
      const refused = await ask();
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });

  test('update-status saves and unsaves', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(3));
    const unsave = await learner.inject({
      url: '/vocabulary/update-status',
      body: { vocabulary_ids: ids, status: false },
    });
    expect(unsave.json()).toEqual({ updated_count: 3 });
    expect(await countSaved(learner)).toBe(0);
    await learner.inject({ url: '/vocabulary/update-status', body: { vocabulary_ids: ids.slice(0, 2) } });
    expect(await countSaved(learner)).toBe(2);
  });

  test.each(['/vocabulary/save', '/vocabulary/update-status'])(
    '%s refuses a list with one unknown id',
    async (url) => {
      const learner = await server.createLearner();
      const answer = await createWords(learner, [umbrella]);
      const [id] = answer.json<{ vocabulary_ids: number[] }>().vocabulary_ids;
      const refused = await learner.inject({ url, body: { vocabulary_ids: [id, 2_000_000_000] } });
      expect(refused.statusCode).toBe(404);
      expect(await readEntry(learner, id ?? 0)).toMatchObject({ status: false });
    },
  );
});

describe('today', () => {
  test('lists saved and unsaved words of the learner’s own day', async () => {
    const learner = await server.createLearner();
    await setTimeZone(server, learner, 'Asia/Tokyo');
    // 2026-03-10 begins in Tokyo at 15:00 UTC the day before.
    server.setNow(new Date('2026-03-09T14:59:59Z'));
    await addWords(learner, [{ en_word: 'yesterday', hiragana: 'きのう' }]);
    server.setNow(new Date('2026-03-09T15:00:00Z'));
    await addWords(learner, [{ en_word: 'first', hiragana: 'さいしょ' }]);
    await createWords(learner, [umbrella]);
    server.setNow(new Date('2026-03-10T14:59:00Z'));
    const today = await learner.inject('/vocabulary/today');
    expect(today.json<{ vocabulary: Entry[] }>().vocabulary.map(({ en_word }) => en_word)).toEqual([
      'first',
      'umbrella',
    ]);
    server.setNow(new Date('2026-03-10T15:00:00Z'));
    expect((await learner.inject('/vocabulary/today')).json()).toEqual({ vocabulary: [] });
  });
});
