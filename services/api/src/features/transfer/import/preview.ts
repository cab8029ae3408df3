import { setImmediate as nextTick } from 'node:timers/promises';
import { learnerTransaction } from '../../../platform/database/learner-transaction';
import { ApiFailure, notFound } from '../../../platform/http/errors';
import type { Platform } from '../../../platform/platform';
import { byReading, isSameEntry, readingKey, wordsWithReadings, type ComparedEntry } from '../../vocabulary';
import { FIRST_ROWS, MAX_PROBLEMS } from './import.schemas';
import * as repository from './imports.repository';
import type { ImportProblem, ImportRow } from './imports.tables';
import { duplicateOf, readChunk, wordRows, type NumberedWord, plainDraft } from './read-row';
import { type ImportChoice, chooseSettings, makesWords, toTargets } from './targets';

export const noImport = () => notFound('The import');

const toFormat = (format: string) =>
  (['csv', 'tsv', 'json', 'apkg'] as const).find((known) => known === format) ?? 'csv';

/** Words met so far, in the collection or further up in the file, by their reading. */
type Known = Map<string, ComparedEntry[]>;

async function findDuplicates(
  { db }: Platform,
  userId: number,
  { words, known }: { words: readonly NumberedWord[]; known: Known },
): Promise<ImportProblem[]> {
  const drafts = words.map((word) => ({ row: word.row, draft: plainDraft(word) }));
  const keys = [...new Set(drafts.map(({ draft }) => readingKey(draft)))];
  const stored = keys.length === 0 ? [] : await wordsWithReadings(db, userId, keys);
  const saved = byReading(stored.filter(({ status }) => status));
  return drafts.flatMap(({ row, draft }) => {
    const key = readingKey(draft);
    const met = known.get(key) ?? [];
    const isKnown = [...(saved.get(key) ?? []), ...met].some((other) => isSameEntry(other, draft));
    if (!isKnown) known.set(key, [...met, draft]);
    return isKnown ? [duplicateOf(row, draft)] : [];
  });
}

async function dryRun(platform: Platform, file: ImportRow) {
  const { db, now } = platform;
  const { userId, id, settings } = file;
  const canMakeWords = makesWords(settings);
  const known: Known = new Map();
  const problems: ImportProblem[] = [];
  const first: { row: number; cells: string[]; problem: string | null }[] = [];
  let rows = 0;
  let duplicates = 0;
  let invalid = 0;
  for (let chunk = await repository.nextChunk(db, userId, id); chunk;) {
    const words = wordRows(chunk, file);
    rows += words.length;
    const found: ImportProblem[] = [];
    if (canMakeWords) {
      const read = readChunk(words, settings, now());
      const same = await findDuplicates(platform, userId, { words: read.words, known });
      duplicates += same.length;
      invalid += read.problems.length;
      found.push(...[...read.problems, ...same].sort((a, b) => a.row - b.row));
    }
    for (const [row, cells] of words.slice(0, FIRST_ROWS - first.length)) {
      const problem = found.find((other) => other.row === row)?.message ?? null;
      first.push({ row, cells: [...cells], problem });
    }
    problems.push(...found.slice(0, MAX_PROBLEMS - problems.length));
    await nextTick();
    chunk = await repository.nextChunk(db, userId, id, chunk.number + 1);
  }
  const ready = canMakeWords ? rows - duplicates - invalid : 0;
  return { rows, ready, duplicates, invalid, first_rows: first, problems };
}

/**
 * Takes the learner's choice and says what an import would do; no word is changed.
 * @throws ApiFailure 400, 404, 409 once it has begun
 */
export async function previewImport(
  platform: Platform,
  userId: number,
  { id, choice }: { id: number; choice: ImportChoice },
) {
  const file = await learnerTransaction(platform.db, userId, async (tx) => {
    const row = await repository.findImport(tx, userId, id);
    if (!row) throw noImport();
    if (row.status !== 'draft') throw new ApiFailure('CONFLICT', 409, 'This import has begun already');
    const chosen = chooseSettings(row, choice);
    await repository.updateImport(tx, userId, id, { ...chosen, updatedAt: platform.now() });
    return { ...row, ...chosen };
  });
  const targets = toTargets(file.settings.targets);
  return {
    import_id: file.id,
    name: file.name,
    format: toFormat(file.format),
    encoding: file.encoding,
    delimiter: file.delimiter,
    has_header: file.hasHeader,
    notices: [...file.notices],
    columns: file.columns.map((name, i) => ({ name, target: targets[i] ?? ('ignore' as const) })),
    fill: file.settings.fill,
    ...(await dryRun(platform, file)),
  };
}
