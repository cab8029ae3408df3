// Everything that learners own into one file, while the suite runs or not:  npm run backup [-- file | --store | --list]
// Puts it back while the suite is stopped; what was there is kept beside it:  npm run restore -- file
// Proves it from end to end and touches nothing:                              npm run restore -- --check file
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  backUp,
  backUpAlone,
  backupName,
  checkBackup,
  contentOf,
  createLog,
  listBackups,
  openFiles,
  parseConfig,
  restore,
} from '../services/api/src/features/backup';
import { dataFolder } from './root';

const options = {
  restore: { type: 'boolean' },
  check: { type: 'boolean' },
  store: { type: 'boolean' },
  list: { type: 'boolean' },
} as const;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  process.env.DATA_DIR = dataFolder();
  const config = parseConfig(process.env);
  const parts = { config, log: createLog('error'), files: await openFiles(config.files) };
  const [given] = positionals;
  const fileOf = (name: string) => resolve(process.env.INIT_CWD ?? process.cwd(), name);

  if (values.list) {
    const backups = await listBackups(parts.files);
    for (const { name, bytes, modified } of backups)
      console.log(`${modified.toISOString()}  ${megabytes(bytes).padStart(12)}  ${name}`);
    if (backups.length === 0) console.log('There is no backup in the store.');
  } else if (!values.restore) {
    const began = Date.now();
    const written = values.store
      ? await backUpAlone({ ...parts, now: () => new Date() })
      : await backUp({ ...parts, file: fileOf(given ?? backupName(config)) });
    if (!written) throw new Error('Another process writes a backup into the store at the moment.');
    const { name, bytes, tables } = written;
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`Backed up ${contentOf({ tables })} to ${name} (${megabytes(bytes)}, ${seconds} s).`);
  } else if (!given) {
    throw new Error('Which backup? npm run restore -- <file>');
  } else if (values.check) {
    const { name, manifest, media, isSealed } = await checkBackup({ ...parts, file: fileOf(given) });
    const how = isSealed ? 'encrypted' : 'not encrypted';
    console.log(
      `${name} is whole: ${contentOf(manifest)} and ${media} pictures and clips as of ${manifest.createdAt}, ${how}.`,
    );
  } else {
    const { manifest, kept } = await restore({ ...parts, file: fileOf(given) });
    const before = kept ? ` What was there before is kept as the database ${kept}.` : '';
    console.log(`Restored ${contentOf(manifest)} as of ${manifest.createdAt}.${before}`);
  }
}
