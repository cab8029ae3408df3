import { setImmediate as nextTick } from 'node:timers/promises';
import type { Transaction } from '../../../platform/database/database';
import { readSnapshot } from '../../../platform/database/learner-transaction';
import { enforce } from '../../../platform/limits/limits';
import type { Platform } from '../../../platform/platform';
import {
  assertOwn,
  findWords,
  placeFilter,
  selectListedIds,
  toEntry,
  type EntryFilter,
} from '../../vocabulary';
import { formats, type Download, type ExportFormat } from './export-sinks';
import type { ExportedHistory, SelectHistory } from './exported-word';

/** Words in memory at a time. */
const BATCH = 200;

const none: ReadonlyMap<number, readonly ExportedHistory[]> = new Map();

export interface ExportRequest {
  readonly format: ExportFormat;
  readonly bom: boolean;
}

export interface ExportParts {
  readonly platform: Platform;
  readonly selectHistory: SelectHistory;
}

interface Job extends ExportRequest {
  readonly userId: number;
  readonly idsOf: (tx: Transaction) => Promise<readonly number[]>;
}

/** The words of one moment as a file. However many they are, only their ids and one batch of them are in memory. */
async function writeFile(
  { platform, selectHistory }: ExportParts,
  { userId, idsOf, format, bom }: Job,
): Promise<Download> {
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
        const histories = formats[format].history ? await selectHistory(tx, userId, batch) : none;
        // The next words are read while these are written; never more than that.
        await writing;
        writing = sink.add(
          rows.map((row) => ({ entry: toEntry(row), history: histories.get(row.word.id) ?? [] })),
        );
        // Whoever waits for it hears of a failure; until then it is not unhandled.
        writing.catch(() => undefined);
        await nextTick();
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
export async function exportList(parts: ExportParts, userId: number, request: ExportRequest & EntryFilter) {
  const placed = await placeFilter(parts.platform, userId, request);
  const idsOf = async (tx: Transaction) => [...(await selectListedIds(tx, userId, placed))];
  return writeFile(parts, { ...request, userId, idsOf });
}

/** A selection, in the order of the ids. @throws ApiFailure 404 when one is not the learner's, 429 */
export async function exportSelection(
  parts: ExportParts,
  userId: number,
  { vocabulary_ids: ids, ...request }: ExportRequest & { vocabulary_ids: readonly number[] },
) {
  await assertOwn(parts.platform.db, userId, ids);
  return writeFile(parts, { ...request, userId, idsOf: async () => ids });
}
