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
  proxyCheck,
  reportEnd,
} from './index';
import type { Traces } from '../platform/traces/traces';

/** Serves the API in this process until it is told to stop. */
export async function serveApi(traces: Traces | null): Promise<void> {
  try {
    await start(traces);
  } catch (error) {
    reportEnd(plainMessage(error));
    process.exit(1);
  }
}

async function start(traces: Traces | null): Promise<void> {
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
  traces?.begin({ isProxied: proxyCheck(trustProxy), log });
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
    await traces?.stop();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  await api.start();
  log.info({ address: server.address() }, 'ready');
}
