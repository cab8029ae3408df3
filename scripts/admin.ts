// npm run admin: services/api/src/app/admin/command.ts says what it does.
import { main as run } from '../services/api/src/app/admin/command';
import { dataFolder } from './root';

export function main(args: readonly string[]): Promise<number> {
  process.env.DATA_DIR = dataFolder();
  return run(args);
}
