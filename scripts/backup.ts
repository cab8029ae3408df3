// Everything that learners own into one file, while the suite runs or not:  npm run backup [-- file]
// Puts it back while the suite is stopped; what was there is kept beside it:  npm run restore -- file
import { resolve } from 'node:path';
import { backUp, createLog, parseConfig, restore } from '../services/api/src/features/backup';
import { dataFolder } from './root';

export async function main(args: readonly string[]): Promise<void> {
  process.env.DATA_DIR = dataFolder();
  const context = { config: parseConfig(process.env), log: createLog('error') };
  const given = args.find((arg) => arg !== '--restore');
  const fileOf = (name: string) => resolve(process.env.INIT_CWD ?? process.cwd(), name);
  if (!args.includes('--restore')) {
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const began = Date.now();
    const { file, bytes, tables } = await backUp({
      ...context,
      file: fileOf(given ?? `kotoba-${stamp}.tar.gz`),
    });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`Backed up ${content(tables)} to ${file} (${(bytes / 1e6).toFixed(1)} MB, ${seconds} s).`);
    return;
  }
  if (!given) throw new Error('Which backup? npm run restore -- <file>');
  const { manifest, kept } = await restore({ ...context, file: fileOf(given) });
  const before = kept ? ` What was there before is kept as the database ${kept}.` : '';
  console.log(`Restored ${content(manifest.tables)} as of ${manifest.createdAt}.${before}`);
}

/** "1 learner with 3 words". */
function content(tables: readonly { name: string; rows: number }[]): string {
  const count = (name: string, noun: string) => {
    const rows = tables.find((table) => table.name === name)?.rows ?? 0;
    return `${rows.toLocaleString('en')} ${noun}${rows === 1 ? '' : 's'}`;
  };
  return `${count('users', 'learner')} with ${count('vocabulary', 'word')}`;
}
