import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import {
  createApi,
  createHttpServer,
  createLog,
  logProgress,
  openMetrics,
  parseConfig,
  plainMessage,
  reportEnd,
} from './index';

/** The API alone, for a suite whose edge runs elsewhere (`API_URL`). Several of them may share one `DATABASE_URL`. */
async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const log = createLog(config.logLevel);
  const api = createApi({
    config,
    log,
    onProgress: logProgress(log),
    onFatal: () => process.exit(1),
  });
  const metrics = await openMetrics(config);
  const { stopDelay, trustProxy } = config;
  const server = createHttpServer(
    (request, response) => {
      if (!metrics.answers(request, response)) api.handle(request, response);
    },
    { isSecure: config.publicUrl.startsWith('https:'), trustProxy },
  );
  closeWithGrace({ delay: (stopDelay + 10) * 1000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'the server stops');
    api.announceStop();
    await sleep(stopDelay * 1000);
    const closed = new Promise((resolve) => server.close(resolve));
    await api.close();
    server.closeAllConnections();
    await closed;
    metrics.close();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  await api.start();
  log.info({ address: server.address() }, 'ready');
}

main().catch((error: unknown) => {
  reportEnd(plainMessage(error));
  process.exit(1);
});
