// Everything that learners own into one file, while the suite runs or not:  npm run backup [-- file | --store | --list]
// Puts it back while the suite is stopped; what was there is kept beside it:  npm run restore -- file
// Proves it from end to end and touches nothing:                              npm run restore -- --check file
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openFiles } from '@kotoba/files';
import { backUp, backupName, listBackups } from '../features/backup/backup';
import { ArchiveError, contentOf } from '../features/backup/manifest';
import { checkBackup, restore } from '../features/backup/restore';
import { backUpAlone } from '../features/backup/schedule';
import { parseConfig } from '../platform/config/config';
import { createLog } from '../platform/http/log';
import { plainMessage } from './plain-message';

const options = {
  restore: { type: 'boolean' },
  check: { type: 'boolean' },
  store: { type: 'boolean' },
  list: { type: 'boolean' },
} as const;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Paths begin at `place`. */
export async function main(args: readonly string[], place = process.cwd()): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const config = parseConfig(process.env);
  const parts = { config, log: createLog('error'), files: await openFiles(config.files) };
  const [given] = positionals;
  const fileOf = (name: string) => resolve(place, name);

  if (values.list) {
    const backups = await listBackups(parts.files);
    for (const { name, bytes, modified } of backups)
      say(`${modified.toISOString()}  ${megabytes(bytes).padStart(12)}  ${name}`);
    if (backups.length === 0) say('There is no backup in the store.');
  } else if (!values.restore) {
    const began = Date.now();
    const written = values.store
      ? await backUpAlone({ ...parts, now: () => new Date() })
      : await backUp({ ...parts, file: fileOf(given ?? backupName(config)) });
    if (!written) throw new ArchiveError('Another process writes a backup into the store at the moment.');
    const { name, bytes, tables } = written;
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    say(`Backed up ${contentOf({ tables })} to ${name} (${megabytes(bytes)}, ${seconds} s).`);
  } else if (!given) {
    throw new ArchiveError('Which backup? npm run restore -- <file>');
  } else if (values.check) {
    const { name, manifest, media, isSealed } = await checkBackup({ ...parts, file: fileOf(given) });
    const how = isSealed ? 'encrypted' : 'not encrypted';
    say(
      `${name} is whole: ${contentOf(manifest)} and ${media} pictures and clips as of ${manifest.createdAt}, ${how}.`,
    );
  } else {
    const { manifest, kept } = await restore({ ...parts, file: fileOf(given) });
    const before = kept ? ` What was there before is kept as the database ${kept}.` : '';
    say(`Restored ${contentOf(manifest)} as of ${manifest.createdAt}.${before}`);
  }
}

// Started by itself, as on a real server: `node services/edge/dist/server/backup.cjs`.
if (require.main === module)
  main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${plainMessage(error)}\n`);
    process.exit(1);
  });
