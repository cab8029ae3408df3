import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { ArchiveError, TABLES_FOLDER, type Manifest } from './manifest';
import { createRowMeter } from './row-meter';
import { quoted } from './tables';

/** Puts the rows of an unpacked archive into a database that has its schema and no rows: all of them or none. @throws ArchiveError */
export async function loadTables(
  connectionString: string,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'kotoba restore' });
  await client.connect();
  try {
    await client.query('begin');
    for (const { name, columns, rows, sha256 } of manifest.tables) {
      const meter = createRowMeter();
      await pipeline(
        createReadStream(join(folder, TABLES_FOLDER, name)),
        meter.through,
        client.query(copyFrom(`copy public.${quoted([name])} (${quoted(columns)}) from stdin`)),
      );
      const read = meter.total();
      if (read.rows !== rows || read.sha256 !== sha256) {
        throw new ArchiveError(`The table ${name} of this backup is damaged. Nothing was changed.`);
      }
    }
    for (const { name, last } of manifest.counters) {
      await client.query(`select setval($1::regclass, $2::bigint)`, [`public.${quoted([name])}`, last]);
    }
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
