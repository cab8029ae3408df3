import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { delimitedLine } from '@kotoba/contracts';
import { createExportFile } from '../../../platform/http/export-file';
import { toNote, openPackageWriter } from '../anki/package';
import { cellOf, FIELDS } from '../fields';
import type { ExportedWord } from './exported-word';

export interface Download {
  readonly content: Readable;
  readonly bytes: number;
}

/** A file in the making. Words come in batches; only the batch is in memory. */
interface ExportSink {
  add(words: readonly ExportedWord[]): Promise<void>;
  finish(): Promise<Download>;
  /** Gives everything back when the export fails. */
  discard(): Promise<void>;
}

interface SinkOptions {
  readonly dataDir: string;
  readonly now: Date;
  /** U+FEFF in front: spreadsheets then know that a table is UTF-8. */
  readonly bom: boolean;
}

/**
 * Opens the file: an unnamed one on the disk, so that a slow download holds neither memory nor a database connection.
 */
type OpenSink = (options: SinkOptions) => Promise<ExportSink>;

const delimited =
  (delimiter: ',' | '\t'): OpenSink =>
  async ({ dataDir, bom }) => {
    const file = await createExportFile(dataDir, (bom ? '\uFEFF' : '') + delimitedLine(FIELDS, delimiter));
    const line = ({ entry }: ExportedWord): string =>
      delimitedLine(
        FIELDS.map((field) => cellOf(entry, field)),
        delimiter,
      );
    return {
      add: (words) => file.write(words.map(line).join('')),
      finish: file.read,
      discard: file.discard,
    };
  };

/** An entry with its answers, as rows of Anki's `revlog`. */
const toJson = ({ entry, history }: ExportedWord): string =>
  JSON.stringify({
    ...entry,
    reviews: history.flatMap(({ direction, log }) => log.map((row) => ({ direction, ...row }))),
  });

const json: OpenSink = async ({ dataDir, now }) => {
  const head = `{"exportedAt": ${JSON.stringify(now.toISOString())}, "vocabulary": [`;
  const file = await createExportFile(dataDir, head);
  let separator = '\n';
  return {
    async add(words) {
      if (words.length === 0) return;
      await file.write(separator + words.map(toJson).join(',\n'));
      separator = ',\n';
    },
    async finish() {
      await file.write('\n]}\n');
      return file.read();
    },
    discard: file.discard,
  };
};

const anki: OpenSink = async ({ dataDir, now }) => {
  const folder = join(dataDir, 'exports');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.apkg`);
  const writer = openPackageWriter(path, now);
  const discard = async (): Promise<void> => {
    await writer.close();
    await rm(path, { force: true });
  };
  return {
    add: (words) => writer.add(words.map(toNote)),
    async finish() {
      await writer.finish();
      const handle = await open(path, 'r');
      await discard();
      const { size } = await handle.stat();
      return { content: handle.createReadStream(), bytes: size };
    },
    discard,
  };
};

export const EXPORT_FORMATS = ['csv', 'tsv', 'json', 'apkg'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface FormatOfExport {
  readonly open: OpenSink;
  readonly type: string;
  /** Whether what was answered goes along. */
  readonly history: boolean;
}

export const formats: Readonly<Record<ExportFormat, FormatOfExport>> = {
  csv: { open: delimited(','), type: 'text/csv; charset=utf-8', history: false },
  tsv: { open: delimited('\t'), type: 'text/tab-separated-values; charset=utf-8', history: false },
  json: { open: json, type: 'application/json; charset=utf-8', history: true },
  apkg: { open: anki, type: 'application/octet-stream', history: true },
};
