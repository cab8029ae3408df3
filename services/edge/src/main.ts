import type { AddressInfo } from 'node:net';
import closeWithGrace from 'close-with-grace';
import {
  ConfigError,
  createApi,
  createLog,
  DataDirectoryInUse,
  parseConfig,
  type Config,
  type Api,
} from '@kotoba/api';
import { createProxiedApi } from './api/proxied-api';
import { createEdge, type ApiPart } from './edge';
import { DeployError } from './releases/snapshot';
import { storeLayout } from './releases/layout';
import { createProgressLines } from './progress-lines';
import { publishBuilt } from './releases/publish';

export interface StartOptions {
  /** App name → folder that it was built to. What is new there is published and promoted first. */
  builds?: Readonly<Record<string, string>>;
}

/**
 * Serves the suite in this process until it is told to stop. Mistakes of whoever started it end the process with one
 * plain line.
 */
export async function main(options: StartOptions = {}): Promise<void> {
  try {
    await serve(options);
  } catch (error) {
    process.stderr.write(`${plainMessage(error)}\n`);
    process.exit(1);
  }
}

async function serve({ builds = {} }: StartOptions): Promise<void> {
  const config = parseConfig(process.env);
  // On a developer's screen the lines of a start are not to be lost among others; LOG_LEVEL brings them back.
  const isQuiet = !config.production && !process.env.LOG_LEVEL;
  const log = createLog(isQuiet ? 'warn' : config.logLevel);
  const say = (line: string) => process.stdout.write(`${line}\n`);

  for (const line of publishBuilt(storeLayout(config.dataDir), builds)) say(`  ${line}`);
  const own = config.apiUrl
    ? null
    : createApi({
        config,
        log,
        onProgress: createProgressLines(process.stdout),
        onFatal: () => process.exit(1),
      });
  const api = own ? createOwnApi(own) : createProxiedApi(config.apiUrl ?? '', config);
  const edge = createEdge({ dataDir: config.dataDir, log, api });
  closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'the server stops');
    await edge.stop();
  });
  await edge.app.listen({ port: config.port, host: config.host });
  await own?.start();
  announce(config, (edge.app.server.address() as AddressInfo).port, say);
}

function announce(config: Config, port: number, say: (line: string) => void): void {
  const address = `http://localhost:${port}`;
  say(`\nKotoba is ready: ${address}`);
  if (config.mailbox) say(`Its mails arrive at ${address}/dev/mailbox`);
}

function plainMessage(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataDirectoryInUse || error instanceof DeployError) {
    return error.message;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env.PORT ?? 3000} is in use. Start with another PORT.`;
  }
  return error instanceof Error ? String(error.stack) : String(error);
}

// Started by itself, as on a real server: what is published there is served.
if (require.main === module) void main();

/**
 * The API in this process. Starting it is left to the caller, so that pages are served while the database is prepared.
 */
function createOwnApi(api: Api): ApiPart {
  return {
    handle: (request, response) => api.handle(request, response),
    failing: async () => {
      const readiness = await api.health.check();
      return readiness.ready ? null : readiness.failing;
    },
    close: () => api.close(),
  };
}
