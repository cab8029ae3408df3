// npm run backup, npm run restore: services/api/src/app/backup-command.ts says what they take.
import { main as run } from '../services/api/src/app/backup-command';
import { dataFolder } from './root';

export function main(args: readonly string[]): Promise<void> {
  process.env.DATA_DIR = dataFolder();
  return run(args, process.env.INIT_CWD);
}
