import type { Clip, ClipRequest, Speech } from '@kotoba/speech';
import {
  fixtureLanguage,
  ticket,
  umbrella,
} from '../../../../../engines/language/src/testing/fixture-language';
import { sharedWordServer } from '../vocabulary/testing/word-server';

const HASH = 'cd'.repeat(20);
const asked: ClipRequest[] = [];
const speech: Speech = {
  pitch: async () => null,
  clip: (request, turn = (make) => make()) =>
    turn(async (): Promise<Clip> => {
      asked.push(request);
      return {
        hash: HASH,
        name: `media/audio/${HASH}.wav`,
        contentType: 'audio/wav',
        bytes: 100,
        seconds: 1,
      };
    }),
  status: () => ({ ja: 'ready', en: 'ready' }),
  close: async () => undefined,
};

const ours = { ...umbrella, sources: { word: 'authored', sentence: 'authored', level: 'list' } as const };
const words: Readonly<Record<string, typeof umbrella>> = { umbrella: ours, ticket };
const language = fixtureLanguage({
  convertNote: async (_kind, text) => {
    const word = words[text];
    return word
      ? { ok: true, collection: 'Class Notes', topics: [{ topic: 'Words', entries: [word] }], items: [] }
      : { ok: false, code: 'NOTHING_FOUND', message: 'No vocabulary was found for this note.', items: [] };
  },
});

const server = sharedWordServer(
  { language, speech },
  { env: { RATE_LIMITS: 'demoAddress=12/900,demoSpeechDay=10/86400' } },
);
const word = (text: string) => server.inject(`/demo/word?text=${encodeURIComponent(text)}`);
const audio = (text: string, variant: string) =>
  server.inject(`/demo/audio?text=${encodeURIComponent(text)}&variant=${variant}`);

test('a stranger tries a word and sees it as it would be in the collection', async () => {
  const answer = await word(' umbrella ');
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
  expect(answer.json()).toEqual({
    en_word: 'umbrella',
    ja_word: '傘',
    hiragana: 'かさ',
    katakana: null,
    kanji: '傘',
    romaji: 'kasa',
    part_of_speech: 'noun',
    level: 'N5',
    ja_sentence: '傘を忘れました。',
    ja_hiragana_sentence: 'かさをわすれました。',
    romaji_sentence: 'kasa o wasuremashita.',
    en_sentence: 'I forgot my umbrella.',
    sounds: ['ja_word', 'ja_sentence'],
  });
});

test('a word that nobody knows is said to be unknown; one that is none is refused', async () => {
  const unknown = await word('qwrtz');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json()).toMatchObject({ code: 'NOTHING_FOUND' });
  for (const text of ['', 'x'.repeat(41)]) expect((await word(text)).statusCode).toBe(400);
});

test('only texts of ours are spoken to strangers, so many characters a day for all of them', async () => {
  expect((await word('ticket')).json()).toMatchObject({ sounds: [] });
  expect((await audio('ticket', 'ja_word')).statusCode).toBe(404);
  expect((await audio('umbrella', 'en_word')).statusCode).toBe(400);
  const heard = await audio('umbrella', 'ja_sentence');
  expect(heard.json()).toEqual({ audio_url: `/api/media/audio/${HASH}.wav` });
  expect(asked).toEqual([{ language: 'ja', text: '傘を忘れました。', reading: 'かさをわすれました。' }]);
  expect((await audio('umbrella', 'ja_sentence')).statusCode).toBe(429);
});

test('who asks without end is asked to wait', async () => {
  let last = await word('umbrella');
  for (let more = 0; more < 12; more += 1) last = await word('umbrella');
  expect(last.statusCode).toBe(429);
  expect(last.headers['retry-after']).toBeDefined();
});
