import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { diag } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/** Traces that are written. */
export interface Traces {
  /** Says whose traces are continued (nobody's, until then), and who hears that they cannot be sent. */
  begin(options: { isProxied: (request: IncomingMessage) => boolean; log: Pick<Logger, 'warn'> }): void;
  /** Sends what was not sent. */
  stop(): Promise<void>;
}

/** What says who a learner is, or what they may do: mailed links carry tokens. */
const UNSAID = { 'url.query': undefined, 'client.address': undefined, 'network.peer.address': undefined };

/** By these a request says which trace it continues, and what everybody on its way is to know. */
const NO_TRACE = { traceparent: undefined, tracestate: undefined, baggage: undefined };

/**
 * Writes traces of requests, statements and calls to other servers to OTEL_EXPORTER_OTLP_ENDPOINT; all that
 * OpenTelemetry's own OTEL_ variables say holds. The libraries have to be loaded afterwards.
 */
export function startTraces(): Traces {
  let isProxy: (request: IncomingMessage) => boolean = () => false;
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'kotoba' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        startIncomingSpanHook(request) {
          // Before it is read: a stranger is not to continue traces of ours, nor to order some.
          if (!isProxy(request)) Object.assign(request.headers, NO_TRACE);
          return UNSAID;
        },
      }),
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
      new UndiciInstrumentation({
        requireParentforSpans: true,
        startSpanHook: ({ origin, path }) => ({ ...UNSAID, 'url.full': `${origin}${path.split('?')[0]}` }),
      }),
    ],
  });
  return {
    begin({ isProxied, log }) {
      isProxy = isProxied;
      const quiet = (): void => undefined;
      diag.setLogger({
        error: (why) => log.warn({ why }, 'traces are not sent'),
        warn: (why) => log.warn({ why }, 'traces are not as they were meant'),
        ...{ info: quiet, debug: quiet, verbose: quiet },
      });
    },
    stop: () => provider.shutdown().catch(() => undefined),
  };
}
