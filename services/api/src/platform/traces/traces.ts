import { SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';
import type { Traces } from './export-traces';

export type { Traces };

/**
 * Begins to write traces when OTEL_EXPORTER_OTLP_ENDPOINT says where to; null otherwise. Before anything else of the
 * server is loaded: libraries are watched from the moment that they are loaded. Nothing of OpenTelemetry but its
 * interface is loaded when nobody wants traces.
 */
export const openTraces = async (): Promise<Traces | null> =>
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim() ? (await import('./export-traces')).startTraces() : null;

const tracer = trace.getTracer('kotoba');

/** Runs `work` as a step of its own in the trace that is written, or as the beginning of one. Without traces, nothing. */
export const traced = <Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> =>
  tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({
        code: SpanStatusCode.ERROR,
        message: error instanceof Error ? error.name : typeof error,
      });
      throw error;
    } finally {
      span.end();
    }
  });

/** Names the trace's step of a request by the pattern that its router found. */
export const nameStep = (method: string, pattern: string): void =>
  void trace.getActiveSpan()?.setAttribute('http.route', pattern).updateName(`${method} ${pattern}`);

/** For lines of the log: the trace that is written; undefined without one. */
export const currentTrace = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
