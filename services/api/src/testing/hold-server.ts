import { startTestServer } from './test-server';

/**
 * A process with one whole API on the database of its argument, listening: for tests of several servers, and of ones
 * that are killed.
 */
async function main(connectionString: string): Promise<void> {
  const { RATE_LIMITS, TRUST_PROXY, LOG_LEVEL } = process.env;
  const server = await startTestServer({ connectionString, env: { RATE_LIMITS, TRUST_PROXY, LOG_LEVEL } });
  process.stdout.write(`ready ${await server.app.listen({ host: '127.0.0.1', port: 0 })}\n`);
  process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
}

main(process.argv[2] ?? '').catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
