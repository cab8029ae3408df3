import { SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';

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
