import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import {
  createApi,
  createLog,
  logProgress,
  openMetrics,
  parseConfig,
  plainMessage,
  proxyCheck,
  reportEnd,
  type Config,
  type Api,
} from '@kotoba/api';
import type { Traces } from '@kotoba/api/traces';
import { createProxiedApi } from './api/proxied-api';
import { createEdge, type ApiPart } from './edge';
import { openFiles } from '@kotoba/files';
import { DeployError, keysOf, type ReleaseStore } from './releases/layout';
import { createProgressLines } from './progress-lines';
import { publishBuilt } from './releases/publish-built';

export interface StartOptions {
  /** App name → folder that it was built to. What is new there is published and promoted first. */
  builds?: Readonly<Record<string, string>>;
  /** `--role web,worker` stands above ROLES; `--publish <folder>` names builds in place of `builds`. */
  args?: readonly string[];
}

const options = { role: { type: 'string' }, publish: { type: 'string' } } as const;

/** The builds in a folder that has one below the name of each app. */
const buildsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, path.resolve(folder, name)]));

/**
 * Serves the suite in this process until it is told to stop. Mistakes of whoever started it end the process with one
 * plain line, which in production is one of the log like all others.
 */
export async function serve(options: StartOptions, traces: Traces | null): Promise<void> {
  try {
    await start(options, traces);
  } catch (error) {
    reportEnd(plainMessage(error, DeployError));
    process.exit(1);
  }
}

async function start({ builds = {}, args = [] }: StartOptions, traces: Traces | null): Promise<void> {
  const { role, publish } = parseArgs({ args: [...args], options }).values;
  const config = parseConfig({ ...process.env, ...(role !== undefined && { ROLES: role }) });
  // On a developer's screen the lines of a start are not to be lost among others; LOG_LEVEL brings them back.
  const isQuiet = !config.production && !process.env.LOG_LEVEL;
  const log = createLog(isQuiet ? 'warn' : config.logLevel);
  const say = config.production
    ? (line: string) => log.info(line)
    : (line: string) => process.stdout.write(`${line}\n`);

  const built = publish === undefined ? builds : buildsIn(publish);
  const releases: ReleaseStore = {
    files: await openFiles(config.files),
    keys: keysOf(config.dataDir, config.releaseKeys),
  };
  const published = await publishBuilt(releases, built).catch((error: unknown) => {
    if (error instanceof DeployError) throw error;
    // A full disk, a folder that cannot be written, a bucket that is away: one line, no stack.
    throw new DeployError(
      `The releases cannot be stored: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  for (const line of published) say(config.production ? line : `  ${line}`);
  const own = config.apiUrl
    ? null
    : createApi({
        config,
        log,
        onProgress: config.production ? logProgress(log) : createProgressLines(process.stdout),
        onFatal: () => process.exit(1),
      });
  const api = own ? createOwnApi(own) : createProxiedApi(config.apiUrl ?? '', config);
  const { stopDelay, trustProxy } = config;
  traces?.begin({ isProxied: proxyCheck(trustProxy), log });
  const metrics = await openMetrics(config);
  const edge = createEdge({
    releases,
    log,
    api,
    stopDelay,
    isWeb: config.roles.has('web'),
    server: { isSecure: config.publicUrl.startsWith('https:'), trustProxy },
    metrics,
    publicUrl: config.publicUrl,
    takesComputers: config.takesComputers,
    filesOrigin: config.releaseOrigin,
    telemetry: {
      sample: config.telemetrySample,
      limit: config.limits?.telemetryAddress ?? null,
      canaryLimit: config.limits?.canaryAddress ?? null,
    },
    httpsOnly: config.production ? config : undefined,
  });
  // A crash waits for nobody.
  closeWithGrace({ delay: (stopDelay + 10) * 1000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'the server stops');
    await edge.stop();
    await traces?.stop();
  });
  await edge.app.listen({ port: config.port, host: config.host });
  await own?.start();
  announce(config, (edge.app.server.address() as AddressInfo).port, say);
}

function announce(config: Config, port: number, say: (line: string) => void): void {
  const address = `http://localhost:${port}`;
  const gap = config.production ? '' : '\n';
  if (!config.roles.has('web')) return say(`${gap}Kotoba works on jobs; its health: ${address}/readyz`);
  say(`${gap}Kotoba is ready: ${address}`);
  if (config.mailbox) say(`Its mails arrive at ${address}/dev/mailbox`);
  if (config.isOpenToOthers)
    say(`Other computers can use it, and read its mails, as ${config.localHosts.join(', ')}`);
}

/**
 * The API in this process. Starting it is left to the caller, so that pages are served while the database is prepared.
 */
function createOwnApi(api: Api): ApiPart {
  return {
    handle: (request, response) => api.handle(request, response),
    announceStop: () => api.announceStop(),
    failing: async () => {
      const readiness = await api.health.check();
      return readiness.ready ? null : readiness.failing;
    },
    close: () => api.close(),
  };
}
