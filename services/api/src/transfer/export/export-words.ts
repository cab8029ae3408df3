import { setImmediate as breathe } from 'node:timers/promises';
import type { Transaction } from '../../database/database';
import { readSnapshot } from '../../database/read-snapshot';
import { selectPasts, type WordPast } from '../../learning/word-pasts.repository';
import { enforce } from '../../limits/limits';
import type { Platform } from '../../platform';
import { assertOwn } from '../../vocabulary/own-words';
import { placeFilter } from '../../vocabulary/read-entries';
import { toEntry } from '../../vocabulary/to-entry';
import { selectListedIds } from '../../vocabulary/vocabulary-list.repository';
import { findWords } from '../../vocabulary/vocabulary.repository';
import type { EntryFilter } from '../../vocabulary/vocabulary.schemas';
import { formats, type Download, type ExportFormat } from './export-sinks';

/** Words in memory at a time. */
const BATCH = 200;

const none: ReadonlyMap<number, readonly WordPast[]> = new Map();

export interface ExportWish {
  readonly format: ExportFormat;
  readonly bom: boolean;
}

interface Job extends ExportWish {
  readonly userId: number;
  readonly idsOf: (tx: Transaction) => Promise<readonly number[]>;
}

/** The words of one moment as a file. However many they are, only their ids and one batch of them are in memory. */
async function writeFile(platform: Platform, { userId, idsOf, format, bom }: Job): Promise<Download> {
  await enforce(platform, [{ name: 'exportWords', of: userId }]);
  const { db, config, now } = platform;
  const sink = await formats[format].open({ dataDir: config.dataDir, now: now(), bom });
  try {
    await readSnapshot(db, async (tx) => {
      const ids = await idsOf(tx);
      let writing: Promise<void> = Promise.resolve();
      for (let start = 0; start < ids.length; start += BATCH) {
        const batch = ids.slice(start, start + BATCH);
        const rows = await findWords(tx, userId, batch);
        const pasts = formats[format].pasts ? await selectPasts(tx, userId, batch) : none;
        // The next words are read while these are written; never more than that.
        await writing;
        writing = sink.add(rows.map((row) => ({ entry: toEntry(row), pasts: pasts.get(row.word.id) ?? [] })));
        // Whoever waits for it hears of a failure; until then it is not unhandled.
        writing.catch(() => undefined);
        await breathe();
      }
      await writing;
    });
    return await sink.finish();
  } catch (error) {
    await sink.discard();
    throw error;
  }
}

/** The list under its own filters, in its own order. @throws ApiFailure 404 for a foreign place, 429 */
export async function exportList(platform: Platform, userId: number, wish: ExportWish & EntryFilter) {
  const placed = await placeFilter(platform, userId, wish);
  const idsOf = async (tx: Transaction) => [...(await selectListedIds(tx, userId, placed))];
  return writeFile(platform, { ...wish, userId, idsOf });
}

/** A selection, in the order of the ids. @throws ApiFailure 404 when one is not the learner's, 429 */
export async function exportSelection(
  platform: Platform,
  userId: number,
  { vocabulary_ids: ids, ...wish }: ExportWish & { vocabulary_ids: readonly number[] },
) {
  await assertOwn(platform.db, userId, ids);
  return writeFile(platform, { ...wish, userId, idsOf: async () => ids });
}
