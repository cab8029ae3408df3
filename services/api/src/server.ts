import { createServer } from 'node:http';
import closeWithGrace from 'close-with-grace';
import {
  ConfigError,
  createApi,
  createLog,
  DataDirectoryInUse,
  hardenHttpServer,
  parseConfig,
} from './index';

/** The API alone, for a suite whose edge runs elsewhere (`API_URL`). Several of them may share one `DATABASE_URL`. */
async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const log = createLog(config.logLevel);
  const api = createApi({
    config,
    log,
    onProgress: (what, fraction) => log.info({ fraction }, what),
    onFatal: () => process.exit(1),
  });
  const server = createServer(api.handle);
  hardenHttpServer(server);
  closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'the server stops');
    const closed = new Promise((resolve) => server.close(resolve));
    await api.close();
    server.closeAllConnections();
    await closed;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  await api.start();
  log.info({ address: server.address() }, 'ready');
}

main().catch((error: unknown) => {
  const isPlain = error instanceof ConfigError || error instanceof DataDirectoryInUse;
  process.stderr.write(`${isPlain ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
});
