import { setImmediate as nextTurn } from 'node:timers/promises';
import { learnerTransaction } from '../../../platform/database/learner-transaction';
import { ApiFailure, notFound } from '../../../platform/http/errors';
import type { Platform } from '../../../platform/platform';
import {
  comparedWords,
  type ComparedEntry,
  type EntryIndex,
  indexEntries,
  readingKey,
} from '../../vocabulary';
import type { Places } from '../../../platform/limits/fair-places';
import { FIRST_ROWS, MAX_PROBLEMS } from './import.schemas';
import * as repository from './imports.repository';
import type { ImportProblem, ImportRow } from './imports.tables';
import { duplicateOf, readChunk, wordRows, wordsIn, type NumberedWord, plainDraft } from './read-row';
import { type ImportChoice, chooseSettings, makesWords, toTargets } from './targets';

export const noImport = () => notFound('The import');

const toFormat = (format: string) =>
  (['csv', 'tsv', 'json', 'apkg'] as const).find((known) => known === format) ?? 'csv';

/** Milliseconds that a dry run works before all others have their turn. */
const TURN_MS = 8;

/** Gives something to call between two small pieces of work; others come in between as soon as a turn is over. */
function inTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await nextTurn();
    began = performance.now();
  };
}

/** Words met so far, in the collection or further up in the file, and the readings that were looked for. */
interface Known {
  readonly words: EntryIndex<ComparedEntry>;
  readonly readings: Set<string>;
}

interface DryRun {
  readonly known: Known;
  readonly turn: () => Promise<void>;
}

/** Rows that are understood without a pause. */
const PIECE = 10;

async function readRows(
  rows: Parameters<typeof readChunk>[0],
  { settings }: ImportRow,
  { now, turn }: { now: Date; turn: () => Promise<void> },
) {
  const words: NumberedWord[] = [];
  const problems: ImportProblem[] = [];
  for (let start = 0; start < rows.length; start += PIECE) {
    const read = readChunk(rows.slice(start, start + PIECE), settings, now);
    words.push(...read.words);
    problems.push(...read.problems);
    await turn();
  }
  return { words, problems };
}

async function findDuplicates(
  { db }: Platform,
  userId: number,
  words: readonly NumberedWord[],
  { known, turn }: DryRun,
): Promise<ImportProblem[]> {
  const drafts = words.map((word) => ({ row: word.row, draft: plainDraft(word) }));
  // Each reading is looked for once: a thousand rows of one would bring all words of that reading each time.
  const readings = [...new Set(drafts.map(({ draft }) => readingKey(draft)))].filter(
    (reading) => !known.readings.has(reading),
  );
  for (const reading of readings) known.readings.add(reading);
  for (const word of await comparedWords(db, userId, readings)) {
    known.words.add(word);
    await turn();
  }
  const found: ImportProblem[] = [];
  for (const { row, draft } of drafts) {
    if (known.words.find(draft)) found.push(duplicateOf(row, draft));
    else known.words.add(draft);
    await turn();
  }
  return found;
}

interface Extent {
  /** Only the first rows are judged; the rest is counted. */
  readonly brief: boolean;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** Meanings of one word that a dry run compares: a file may name a hundred thousand words with a hundred each. */
const MEANINGS = 16;

async function dryRun(platform: Platform, file: ImportRow, { brief, signal }: Extent) {
  const { db, now } = platform;
  const { userId, id, settings } = file;
  const canMakeWords = makesWords(settings);
  const turn = inTurns();
  const known: Known = { words: indexEntries({ meanings: MEANINGS }), readings: new Set() };
  const problems: ImportProblem[] = [];
  const first: { row: number; cells: string[]; problem: string | null }[] = [];
  let checked = 0;
  let duplicates = 0;
  let invalid = 0;
  let chunk = await repository.nextChunk(db, userId, id);
  while (chunk) {
    if (signal.aborted) throw new ApiFailure('CONFLICT', 409, 'Another choice was made meanwhile');
    const all = wordRows(chunk, file);
    const rows = brief ? all.slice(0, FIRST_ROWS) : all;
    checked += rows.length;
    const found: ImportProblem[] = [];
    if (canMakeWords) {
      const read = await readRows(rows, file, { now: now(), turn });
      const same = await findDuplicates(platform, userId, read.words, { known, turn });
      duplicates += same.length;
      invalid += read.problems.length;
      found.push(...[...read.problems, ...same].sort((a, b) => a.row - b.row));
    }
    for (const [row, cells] of rows.slice(0, FIRST_ROWS - first.length)) {
      const problem = found.find((other) => other.row === row)?.message ?? null;
      first.push({ row, cells: [...cells], problem });
    }
    problems.push(...found.slice(0, MAX_PROBLEMS - problems.length));
    await turn();
    // A brief look ends here, but with the first rows: a table's first chunk may be its header alone.
    if (brief && first.length > 0) break;
    chunk = await repository.nextChunk(db, userId, id, chunk.number + 1);
  }
  const rows = brief ? Math.max(checked, wordsIn(file)) : checked;
  const ready = canMakeWords ? checked - duplicates - invalid : 0;
  return { rows, checked, ready, duplicates, invalid, first_rows: first, problems };
}

/** What each learner asked for last. Another choice of columns ends the dry run of the one before. */
const newest = new Map<number, AbortController>();

/** Whether the first rows are enough, and where dry runs wait for their turn. */
interface Turns {
  readonly brief: boolean;
  readonly checking: Places;
}

async function dryRunInTurn(platform: Platform, file: ImportRow, { brief, checking }: Turns) {
  const { userId } = file;
  newest.get(userId)?.abort();
  const mine = new AbortController();
  newest.set(userId, mine);
  try {
    // The first rows come at once, whoever else has a long file checked.
    const run = () => dryRun(platform, file, { brief, signal: mine.signal });
    return await (brief ? run() : checking(userId, run));
  } finally {
    if (newest.get(userId) === mine) newest.delete(userId);
  }
}

/**
 * Takes the learner's choice and says what an import would do; no word is changed. A `brief` answer judges the first
 * rows alone.
 * @throws ApiFailure 400, 404, 409 once it has begun or another choice is made meanwhile, 429, 503
 */
export async function previewImport(
  platform: Platform,
  userId: number,
  { id, choice, ...turns }: { id: number; choice: ImportChoice } & Turns,
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
    ...(await dryRunInTurn(platform, file, turns)),
  };
}
