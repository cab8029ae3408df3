import { setTimeout as sleep } from 'node:timers/promises';
import { learnerTransaction } from '../../../platform/database/learner-transaction';
import type { Platform } from '../../../platform/platform';
import { contentOf, drawWord, publishChanged, type VocabularyRow } from '../../vocabulary';
import { inGroups } from '../in-groups';
import { drawPictures, type DrawPictures } from './draw-pictures.queue';
import { selectUndrawn, storePictures, type DrawnWord } from './undrawn.repository';

/** How long one job draws before it orders the next; then the open pages hear of it. Milliseconds. */
const SHIFT_MS = 5_000;
/** Words of one write. */
const BATCH = 100;
/** Words that are drawn without a pause: a few milliseconds of the main thread. Their files are written at the same time. */
const AT_ONCE = 8;

const draw = (platform: Platform, words: readonly VocabularyRow[]): Promise<DrawnWord[]> =>
  inGroups(words, AT_ONCE, async (word) => ({
    id: word.id,
    ...(await drawWord(platform, contentOf(word), { variant: word.wordImageVariant })),
  }));

/** Draws a learner's words that have no picture, the newest first, for one shift. Done twice, it changes nothing. */
export async function runDrawing(
  platform: Platform,
  { userId, below = 2 ** 31 - 1 }: DrawPictures,
): Promise<void> {
  const { db, jobs } = platform;
  const end = Date.now() + SHIFT_MS;
  const drawn: number[] = [];
  let next: number | null = below;
  while (next !== null && Date.now() < end) {
    const began = Date.now();
    const words: VocabularyRow[] = await selectUndrawn(db, userId, { below: next, limit: BATCH });
    const pictures = await draw(platform, words);
    await learnerTransaction(db, userId, (tx) => storePictures(tx, userId, pictures));
    drawn.push(...words.map(({ id }) => id));
    next = words.length < BATCH ? null : (words.at(-1)?.id ?? null);
    // Half of the time belongs to those who wait for something: calls, and files that come in.
    if (next !== null) await sleep(Date.now() - began);
  }
  const rest = next;
  await db.transaction(async (tx) => {
    await publishChanged(platform, tx, userId, drawn);
    if (rest !== null) await jobs.enqueue(tx, drawPictures, { userId, below: rest });
  });
}
