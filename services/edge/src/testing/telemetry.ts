import Fastify from 'fastify';
import { openMetrics, parseConfig } from '@kotoba/api';
import type { TelemetryReport } from '@kotoba/contracts/telemetry-report';
import { ReleaseFiles } from '../http/release-files';
import type { ReleaseStore } from '../releases/layout';
import { LiveSnapshot } from '../releases/live-snapshot';
import { promote, publish, startCanary } from '../releases/publish';
import { Telemetry } from '../telemetry/telemetry';
import { runEdge } from './edge';
import { builtRemote, builtShell, storeIn, temporaryFolder } from './releases';

/** The token of the metrics of `suiteWithCanary`. */
export const TOKEN = 'a-token-of-the-metrics';

/** A suite of a shell and a remote with a canary, an edge that serves it, and what its pages tell. */
export async function suiteWithCanary() {
  const store = await storeIn(temporaryFolder());
  const current = await publish(store, builtRemote('mfe-learn', 'one'), 'mfe-learn');
  const canary = await publish(store, builtRemote('mfe-learn', 'two'), 'mfe-learn');
  const shell = await publish(store, builtShell(), 'shell');
  const names = {
    current: `mfe-learn@${current.id}`,
    canary: `mfe-learn@${canary.id}`,
    shell: `shell@${shell.id}`,
  };
  await promote(store, 'mfe-learn', current.id, { why: 'the <first> one' });
  await promote(store, 'shell', shell.id);
  await startCanary(store, 'mfe-learn', { percent: 10, id: canary.id });
  const metrics = await openMetrics(parseConfig({ METRICS_TOKEN: TOKEN }));
  const edge = await runEdge(store, undefined, {
    metrics,
    telemetry: { sample: 40, limit: { points: 40, seconds: 3600 } },
  });
  const bearer = { authorization: `Bearer ${TOKEN}` };
  return {
    store,
    current,
    canary,
    shell,
    names,
    edge,
    figures: async (): Promise<string> => (await edge.get('/metrics', { headers: bearer })).text(),
    reportOf: (over: Partial<TelemetryReport> = {}): TelemetryReport => ({
      ran: [names.shell, names.current],
      measures: {
        [names.shell]: { answer: 30, shell: 400 },
        [names.current]: { LCP: 900, CLS: 0.02, frames: 3 },
      },
      errors: [],
      ...over,
    }),
    /** Another edge, of the same store. */
    another(now?: () => Date, its = store): Telemetry {
      const live = new LiveSnapshot(its);
      const { log } = Fastify({ logger: { level: 'silent' } });
      return new Telemetry({ store: its, live, files: new ReleaseFiles(its, live), log, now });
    },
    /** The store, some of whose calls go otherwise. */
    storeWith(calls: Partial<ReleaseStore['files']>): ReleaseStore {
      const { files } = store;
      const get = (_target: object, call: keyof typeof files): unknown => {
        const given: unknown = calls[call] ?? files[call];
        return typeof given === 'function' ? given.bind(files) : given;
      };
      return { ...store, files: new Proxy(files, { get: get as ProxyHandler<typeof files>['get'] }) };
    },
    async stop(): Promise<void> {
      metrics.close();
      await edge.stop();
    },
  };
}
