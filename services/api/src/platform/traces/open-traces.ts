export type { Traces } from './export-traces';
import type { Traces } from './export-traces';

/**
 * Begins to write traces when OTEL_EXPORTER_OTLP_ENDPOINT says where to; null otherwise. Before anything else of the
 * server is loaded: libraries are watched from the moment that they are loaded. Nothing of OpenTelemetry but its
 * interface is loaded when nobody wants traces.
 */
export const openTraces = async (): Promise<Traces | null> =>
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim() ? (await import('./export-traces')).startTraces() : null;
