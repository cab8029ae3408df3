import { ProviderFailure } from '@kotoba/providers';
import { count } from '../../platform/limits/limits';
import type { Platform } from '../../platform/platform';
import type { PictureValues } from './add-words';
import { storePicture } from './media/media-files';
import type { VocabularyRow } from './vocabulary.tables';

export type PaintedWord = Pick<PictureValues, 'wordImage' | 'wordImageAlt'>;

/** A painted picture; or none, and why the drawn one is not what was asked for, when it is not. */
export interface Painting {
  readonly painted?: PaintedWord;
  readonly note?: string;
}

const instead = (why: string): Painting => ({ note: `${why}, so this picture was drawn instead.` });

/** Whose picture this server is painting: it is dear and slow, and one at a time is enough for a learner. */
const busy = new WeakMap<Platform, Set<number>>();

function busyOf(platform: Platform): Set<number> {
  const known = busy.get(platform) ?? new Set();
  busy.set(platform, known);
  return known;
}

/** Long meanings are a list: the first one is what the word is taught as. */
const firstMeaning = (english: string): string => english.split(';')[0]?.trim() || english;

const describe = (text: string): string =>
  `A clear, friendly illustration for a vocabulary flash card. No text, letters or numbers in the picture. It shows: ${text}`;

/**
 * Without a picture service: a description of which nothing can be drawn is answered by a picture of the word, which
 * must be said.
 */
const drawn = ({ pictures }: Platform, enWord: string, prompt?: string): Painting =>
  prompt === undefined || pictures.canDraw(prompt)
    ? {}
    : {
        note: `Nothing in “${prompt}” can be drawn here, so this is a picture of “${firstMeaning(enWord)}”.`,
      };

/**
 * Has the operator's picture service paint a word, as the learner describes it or by its meaning, and stores the
 * picture. Without such a service there is no picture; a failing one is no error, because every word can be drawn.
 */
export async function paintWord(
  platform: Platform,
  { userId, enWord }: Pick<VocabularyRow, 'userId' | 'enWord'>,
  prompt?: string,
): Promise<Painting> {
  const { painter, files, log } = platform;
  if (!painter) return drawn(platform, enWord, prompt);
  const painting = busyOf(platform);
  if (painting.has(userId)) return instead('Another picture of yours is still being made');
  painting.add(userId);
  try {
    const [verdict] = await count(platform, [{ name: 'painting', of: userId }]);
    if (verdict?.exceeded) return instead('You have used up your painted pictures for today');
    const shown = prompt ?? firstMeaning(enWord);
    const wordImage = await storePicture(files, await painter.paint(describe(shown)));
    return { painted: { wordImage, wordImageAlt: `Generated picture of “${shown}”` } };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ err: error }, 'a picture could not be painted');
    return instead('No picture could be painted');
  } finally {
    painting.delete(userId);
  }
}
