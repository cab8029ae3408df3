import { setTimeout as sleep } from 'node:timers/promises';
import { createListener } from '../../database/listener';
import { createPool } from '../../database/database';
import { createLog } from '../../http/log';
import { createJobs } from '../boss-jobs';
import { slowQueue } from './slow-queue';

/**
 * A process that works on slow jobs in the database of its argument and says so: for tests that kill it, stop it, or
 * cut it off.
 */
async function main(connectionString: string): Promise<void> {
  const log = createLog('fatal');
  const pool = createPool({ connectionString, log });
  const listener = createListener(log);
  const jobs = createJobs({ pool, listener, log });
  const say = (what: string): boolean => process.stdout.write(`${what}\n`);
  jobs.work(
    slowQueue,
    async ({ name, ms }) => {
      say(`began ${name}`);
      await sleep(ms);
      say(`ended ${name}`);
    },
    async ({ name }) => void say(`failed ${name}`),
  );
  await listener.start(connectionString);
  await jobs.start({ isOnlyServer: false, works: true });
  const [row] = await listener.query<{ pid: number }>('select pg_backend_pid() as pid', []);
  say(`ready ${row?.pid}`);
}

main(process.argv[2] ?? '').catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
