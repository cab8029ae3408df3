import { startEmbeddedPostgres } from '@kotoba/embedded-postgres';
import { createLog } from '../platform/http/log';

/** A process that only holds an embedded PostgreSQL in the folder of its argument: for tests that kill it. */
async function main(directory: string): Promise<void> {
  const { connectionString, stop } = await startEmbeddedPostgres({ directory, log: createLog('warn') });
  process.stdout.write(`ready ${connectionString}\n`);
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
  setInterval(() => undefined, 1000);
}

main(process.argv[2] ?? '').catch((error: Error) => {
  process.stderr.write(`${error.name}: ${error.message}\n`);
  process.exit(1);
});
