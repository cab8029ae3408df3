import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { maxLength } from '@kotoba/contracts';
import { learnerText } from '@kotoba/contracts/learner-text';
import { learnerTransaction } from '../../../platform/database/learner-transaction';
import { idParams } from '../../../platform/http/fields';
import { operationsOf } from '../../../platform/http/operation';
import { takeFiles, withUpload } from '../../../platform/http/uploads';
import { fairPlaces } from '../../../platform/limits/fair-places';
import { enforce } from '../../../platform/limits/limits';
import type { Platform } from '../../../platform/platform';
import type { Entry } from '../entry.schemas';
import { storePicture, type PictureFile } from '../media/media-files';
import { rewriteWord } from '../rewrite-word';
import { toEntry } from '../to-entry';
import { withEarlierPictures } from '../undo-revision';
import { findWord, noWord } from '../vocabulary.repository';
import { oneEntry } from '../vocabulary.schemas';
import { contentOf } from '../word-values';
import { readPhoto } from './read-photo';

const operation = operationsOf('vocabulary');

/** The photo itself, byte by byte. */
const photoBody = z
  .instanceof(Readable, { error: 'The photo is empty.' })
  .meta({ type: 'string', format: 'binary' });

/** What the photo shows, in the learner's words; the word itself unless they say. */
const photoQuery = z.object({ alt: learnerText(maxLength.imagePrompt, { label: 'Description' }).optional() });

/** Types under which browsers send photos; what a file is, its content tells. */
const FILE_TYPES = [
  'application/octet-stream',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
];

const BUSY = {
  one: 'Other photos of yours are still being read.',
  all: 'Many photos are being read. Please try again in a moment.',
};

/**
 * Makes a stored photo the picture of a word; what it had before can be taken back. Sent again, it is the picture
 * already, and nothing changes: no key is needed for a photo whose answer was lost.
 */
async function showPhoto(
  platform: Platform,
  userId: number,
  { id, photo, alt }: { id: number; photo: PictureFile; alt: string | undefined },
): Promise<Entry> {
  const wordImage = await storePicture(platform.files, photo);
  return learnerTransaction(platform.db, userId, async (tx) => {
    const row = await findWord(tx, userId, id);
    if (!row) throw noWord();
    const { word } = row;
    const wordImageAlt = alt ?? `Photo for “${word.enWord}”`;
    if (word.wordImage === wordImage && word.wordImageAlt === wordImageAlt) return toEntry(row);
    const { wordImageVariant, sentenceImage, sentenceImageAlt } = word;
    return toEntry(
      await rewriteWord(platform, tx, word, {
        values: contentOf(word),
        pictures: { wordImage, wordImageAlt, wordImageVariant, sentenceImage, sentenceImageAlt },
        earlier: withEarlierPictures(word),
      }),
    );
  });
}

/** A learner's own photo for a word. Source: MEDIA-13, MEDIA-14. */
export const photoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  const { dataDir, photos: limits } = platform.config;
  const reading = fairPlaces({ places: limits.places, busy: BUSY });
  takeFiles(app, FILE_TYPES);

  app.post(
    '/vocabulary/:id/photo',
    {
      schema: operation('uploadVocabularyPhoto', oneEntry, {
        consumes: ['application/octet-stream'],
        params: idParams,
        querystring: photoQuery,
        body: photoBody,
      }),
    },
    async ({ learner: { id: userId }, params: { id }, query: { alt }, body }) => {
      // Before anything is read: a stranger's word costs nothing.
      if (!(await findWord(platform.db, userId, id))) throw noWord();
      await enforce(platform, [{ name: 'photos', of: userId }]);
      const rules = { dataDir, userId, mostBytes: limits.megabytes * 1024 * 1024, what: 'photo' };
      const photo = await withUpload(rules, body, (path) => reading(userId, () => readPhoto(path, limits)));
      return { vocabulary: await showPhoto(platform, userId, { id, photo, alt }) };
    },
  );
};
