import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';
import { createApi, createHttpServer, createLog, parseConfig, plainMessage, type OnProgress } from './index';

/** A line for each new step and each tenth of it. */
function logTenths(log: FastifyBaseLogger): OnProgress {
  let last = '';
  return (what, fraction) => {
    const tenths = fraction === null ? null : Math.floor(fraction * 10) / 10;
    const line = `${what} ${tenths}`;
    if (line !== last) log.info({ fraction: tenths }, what);
    last = line;
  };
}

/** The API alone, for a suite whose edge runs elsewhere (`API_URL`). Several of them may share one `DATABASE_URL`. */
async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const log = createLog(config.logLevel);
  const api = createApi({
    config,
    log,
    onProgress: logTenths(log),
    onFatal: () => process.exit(1),
  });
  const server = createHttpServer(api.handle, { isSecure: config.publicUrl.startsWith('https:') });
  const { stopDelay } = config;
  closeWithGrace({ delay: (stopDelay + 10) * 1000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'the server stops');
    api.announceStop();
    await sleep(stopDelay * 1000);
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
  process.stderr.write(`${plainMessage(error)}\n`);
  process.exit(1);
});
