import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import parseRange from 'range-parser';
import { z } from 'zod';
import { RASTER_TYPES } from '@kotoba/pictures';
import { notFound, ApiFailure } from '../../../platform/http/errors';
import { operationsOf } from '../../../platform/http/operation';
import { idParams } from '../../../platform/http/fields';
import { audioAnswer, audioQuery, type AudioVariant } from '../vocabulary.schemas';
import { learnerTransaction } from '../../../platform/database/learner-transaction';
import type { Platform } from '../../../platform/platform';
import { audioUrl } from '../to-entry';
import { noWord, findWord, updateWord } from '../vocabulary.repository';
import type { VocabularyRow } from '../vocabulary.tables';
import { placeOf, workOnRemovedFiles } from './media-files';
import { clipOf, workOnSpeaking, speechOf } from './speak-words';
import { workOnSweeps } from './sweep';

/** A media file by its content hash; nothing else may stand in the path. */
const fileName = (...extensions: string[]) =>
  z
    .string()
    .regex(new RegExp(`^[0-9a-f]{16,64}\\.(?:${extensions.join('|')})$`), 'This address does not exist');

const audioFileParams = z.object({ file: fileName('wav') });
const pictureFileParams = z.object({ file: fileName('svg', ...Object.keys(RASTER_TYPES)) });

/** Media are named by their content: what a browser has is right for ever. */
const FOREVER = 'public, max-age=31536000, immutable';

/** An SVG opened by itself runs nothing and loads nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const pictureType = (file: string): string =>
  Object.entries(RASTER_TYPES).find(([kind]) => file.endsWith(`.${kind}`))?.[1] ?? 'image/svg+xml';

/**
 * Answers with a file of the store, or the part of it that was asked for: a player reads clips in ranges. Several parts
 * at once are answered by the whole.
 */
async function sendFile(request: FastifyRequest, reply: FastifyReply, name: string) {
  const { files } = request.server.platform;
  const facts = await files.stat(placeOf(name));
  if (!facts) throw notFound('This file');
  const { size, modified } = facts;
  const etag = `"${facts.tag.replaceAll('"', '')}"`;
  const headers = {
    'accept-ranges': 'bytes',
    'cache-control': FOREVER,
    'cross-origin-resource-policy': 'same-origin',
    'last-modified': modified.toUTCString(),
    etag,
  };
  const {
    range: asked,
    'if-range': condition = etag,
    'if-none-match': known = '',
    'if-modified-since': since = '',
  } = request.headers;
  const isKnown = known ? known.includes(etag) || known.trim() === '*' : since === headers['last-modified'];
  if (isKnown) return reply.code(304).removeHeader('content-type').headers(headers).send();

  const ranges = asked === undefined || condition !== etag ? -2 : parseRange(size, asked, { combine: true });
  if (ranges === -1) {
    throw new ApiFailure('INVALID_INPUT', 416, 'This part of the file does not exist', {
      headers: { 'content-range': `bytes */${size}` },
    });
  }
  const part = ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 ? undefined : ranges[0];
  // Fastify answers HEAD by what it would have sent; nobody needs to fetch that.
  const found = request.method === 'HEAD' ? facts : await files.read(placeOf(name), part);
  if (!found) throw notFound('This file');
  void reply.headers({ ...headers, 'content-length': part ? part.end - part.start + 1 : size });
  if (part) void reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  return reply.send('stream' in found ? found.stream : Readable.from([]));
}

/**
 * Speech clips and pictures. No bearer is asked for, because `<audio>` and `<img>` send none: a name is a content hash
 * that nobody guesses, and it says nothing of a learner.
 */
export const mediaRoutes: FastifyPluginAsyncZod = async (app) => {
  workOnRemovedFiles(app.platform);
  workOnSweeps(app.platform);
  workOnSpeaking(app.platform);

  app.get('/media/audio/:file', { schema: { hide: true, params: audioFileParams } }, (request, reply) =>
    sendFile(request, reply.type('audio/wav'), request.params.file),
  );

  app.get(
    '/media/pictures/:file',
    { schema: { hide: true, params: pictureFileParams } },
    (request, reply) => {
      const { file } = request.params;
      void reply.type(pictureType(file)).header('content-security-policy', PICTURE_POLICY);
      return sendFile(request, reply, file);
    },
  );
};

const columns = {
  ja_word: 'jaWordAudio',
  en_word: 'enWordAudio',
  ja_sentence: 'jaSentenceAudio',
  en_sentence: 'enSentenceAudio',
} as const satisfies Record<AudioVariant, keyof VocabularyRow>;

/**
 * The address of a word's speech, ready to play when it is answered.
 * @throws ApiFailure 404 without such a text, 400 when it cannot be spoken, 503 SPEECH_UNAVAILABLE when no speech
 *   engine works
 */
async function wordAudio(
  platform: Platform,
  userId: number,
  id: number,
  variant: AudioVariant,
): Promise<string> {
  const row = await findWord(platform.db, userId, id);
  if (!row) throw noWord();
  const request = speechOf(row.word, variant);
  if (!request) throw notFound('A sentence for this entry');
  const clip = await clipOf(platform, { userId, id, variant, request });
  const file = `${clip.hash}.wav`;
  const column = columns[variant];
  if (row.word[column] !== file) {
    await learnerTransaction(platform.db, userId, async (tx) => {
      const current = (await findWord(tx, userId, id))?.word;
      // Deleted or rewritten while the clip was made: the clip is still right for who asked, but not for the word.
      if (!current || JSON.stringify(speechOf(current, variant)) !== JSON.stringify(request)) return;
      await updateWord(tx, userId, id, { [column]: file });
      await platform.events.publish(tx, userId, { type: 'audio.ready', vocabularyId: id, variant });
    });
  }
  return audioUrl(file);
}

const operation = operationsOf('vocabulary');

/** Speech of a word or its sentence. The answered address is ready to play. */
export const wordAudioRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/vocabulary/:id/audio',
    { schema: operation('getVocabularyAudio', audioAnswer, { params: idParams, querystring: audioQuery }) },
    async ({ learner, params, query }) => ({
      audio_url: await wordAudio(app.platform, learner.id, params.id, query.variant),
    }),
  );
};
