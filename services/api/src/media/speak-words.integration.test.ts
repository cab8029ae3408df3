import type { ClipRequest, Speech } from '../speech/speech';
import { SpeechUnavailable } from '../speech/speech';
import { until } from '../notes/testing/until';
import { addWords, createWords, startWordServer, type WordServer } from '../vocabulary/testing/word-server';

let server: WordServer | undefined;
afterEach(() => server?.close());

/** A voice that writes down what it is asked for and cannot say "…". */
const voice = (asked: string[], ja: 'ready' | 'unavailable' = 'ready'): Speech => ({
  async clip({ language, text, reading }: ClipRequest) {
    asked.push(`${language} ${text} ${reading}`);
    if (text === '…') throw new SpeechUnavailable('NO_SOUND', 'There is nothing to be spoken.');
    return { hash: 'a'.repeat(40), file: '', contentType: 'audio/wav', bytes: 1, seconds: 1 };
  },
  status: () => ({ ja, en: 'ready' }),
  close: async () => undefined,
});

const start = async (speech: Speech, env: NodeJS.ProcessEnv = {}) => {
  server = await startWordServer({ speech }, { env });
  return { server, learner: await server.createLearner() };
};

const umbrella = {
  en_word: 'umbrella',
  hiragana: 'かさ',
  kanji: '傘',
  ja_sentence: '傘です。',
  ja_hiragana_sentence: 'かさです。',
};
const cat = { en_word: 'cat', katakana: 'ネコ' };

const orders = async ({ platform }: WordServer): Promise<number> => {
  const { rows } = await platform.pool.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job where name = 'media.speak-words'`,
  );
  return rows[0]?.count ?? 0;
};

test('a word that is saved is spoken before anybody asks, with its sentence, and what cannot be spoken stops nothing', async () => {
  const asked: string[] = [];
  const { learner } = await start(voice(asked));
  await addWords(learner, [umbrella, { en_word: 'well', kanji: '…', hiragana: 'あの' }, cat]);
  await until(async () => asked.length === 4 || null);
  expect(asked).toEqual(['ja 傘 かさ', 'ja 傘です。 かさです。', 'ja … あの', 'ja ネコ ネコ']);
});

test('a card is spoken when it is saved, not when it is made', async () => {
  const asked: string[] = [];
  const { server: here, learner } = await start(voice(asked));
  const { vocabulary_ids: ids } = (await createWords(learner, [cat])).json<{ vocabulary_ids: number[] }>();
  expect(await orders(here)).toBe(0);
  await learner.inject({ url: '/vocabulary/save', body: { vocabulary_ids: ids } });
  await until(async () => asked.length === 1 || null);
  await learner.inject({ url: '/vocabulary/save', body: { vocabulary_ids: ids } });
  expect(await orders(here)).toBe(1);
});

test.each([
  ['a server without a voice', voice([], 'unavailable'), {}],
  ['a voice that is paid by the clip', voice([]), { SPEECH_BASE_URL: 'https://voice.example' }],
])('nothing is spoken ahead by %s', async (_, speech, env) => {
  const { server: here, learner } = await start(speech, env);
  await addWords(learner, [umbrella]);
  expect(await orders(here)).toBe(0);
});
