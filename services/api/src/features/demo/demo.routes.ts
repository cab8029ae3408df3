import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { DraftEntry } from '@kotoba/language';
import { learnerText } from '@kotoba/contracts/learner-text';
import { audioAnswer, audioUrl, clipOfOurs, entry } from '../vocabulary';
import { callerOf } from '../../platform/http/caller';
import { ApiFailure } from '../../platform/http/errors';
import { operationsOf } from '../../platform/http/operation';
import { enforce } from '../../platform/limits/limits';
import type { Platform } from '../../platform/platform';

/** Longest word that a stranger can try. */
const MAX_WORD = 40;

const wordQuery = z.object({ text: learnerText(MAX_WORD, { label: 'Word' }) });
const audioQuery = wordQuery.extend({ variant: z.enum(['ja_word', 'ja_sentence']) });

/** What is seen of a word before anybody signs up; the fields are those of an entry. */
const wordAnswer = entry
  .pick({
    en_word: true,
    ja_word: true,
    hiragana: true,
    katakana: true,
    kanji: true,
    romaji: true,
    part_of_speech: true,
    level: true,
    ja_sentence: true,
    ja_hiragana_sentence: true,
    romaji_sentence: true,
    en_sentence: true,
  })
  .extend({
    /** What of it can be heard. */
    sounds: z.array(audioQuery.shape.variant),
  })
  .meta({ id: 'DemoWord' });

/** The same for everybody, and soon forgotten: a word may be put right. */
const SHORTLY = 'public, max-age=300';

/** The word that is meant, as a note of it would become one. */
async function findWord({ language }: Platform, text: string): Promise<DraftEntry> {
  const conversion = await language.convertNote('WORD', text);
  const word = conversion.ok ? conversion.topics[0]?.entries[0] : undefined;
  if (!word) throw new ApiFailure('NOTHING_FOUND', 404, 'We do not know this word. Please try another one.');
  return word;
}

/** What we wrote ourselves is spoken to anybody; a text of their own is not. */
const speech = ({ sources, ...word }: DraftEntry) => ({
  ja_word:
    sources.word === 'authored' ? { text: word.ja_word, reading: word.hiragana ?? word.katakana } : null,
  ja_sentence:
    sources.sentence === 'authored' && word.ja_sentence !== null
      ? { text: word.ja_sentence, reading: word.ja_hiragana_sentence }
      : null,
});

/** Kotoba before sign-up: one word, looked up, read and spoken. Nothing of it is kept. Source: ACC-62. */
export const demoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  const operation = operationsOf('demo');

  app.addHook('preHandler', async (request) => {
    await enforce(platform, [{ name: 'demoAddress', of: callerOf(request).address }]);
  });

  app.get(
    '/demo/word',
    { schema: operation('getDemoWord', wordAnswer, { querystring: wordQuery }) },
    async ({ query }, reply) => {
      const word = await findWord(platform, query.text);
      const said = speech(word);
      void reply.header('cache-control', SHORTLY);
      return {
        ...word,
        sounds: audioQuery.shape.variant.options.filter((variant) => said[variant] !== null),
      };
    },
  );

  app.get(
    '/demo/audio',
    { schema: operation('getDemoAudio', audioAnswer, { querystring: audioQuery }) },
    async ({ query }, reply) => {
      const said = speech(await findWord(platform, query.text))[query.variant];
      if (!said)
        throw new ApiFailure('NOTHING_FOUND', 404, 'This word can be heard once you have signed up.');
      const { hash } = await clipOfOurs(platform, { language: 'ja', ...said });
      void reply.header('cache-control', SHORTLY);
      return { audio_url: audioUrl(`${hash}.wav`) };
    },
  );
};
