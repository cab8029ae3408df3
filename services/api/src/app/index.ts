/** The entry point of the API for the process that serves it: `createApi`, and what that process needs around it. */
export { createApi, type Api, type ApiOptions } from './create-api';
export { parseConfig, type Config } from '../platform/config/config';
export type { LimitRule } from '../platform/config/limit-rules';
export { plainMessage } from './plain-message';
export type { Health, Readiness } from '../platform/http/health';
export { foldAddress } from '../platform/http/caller';
export { toErrorBody } from '../platform/http/errors';
export { createHttpServer, type HttpServerOptions } from '../platform/http/http-server';
export { createLog, logProgress, reportEnd } from '../platform/http/log';
export { proxyCheck, REQUEST_ID, requestIdOf } from '../platform/http/request-id';
export { currentTrace } from '../platform/traces/traces';
export { countLimit, noteRoute, watchRequests } from '../platform/metrics/metrics';
export { countPage } from '../platform/metrics/pages';
export { openMetrics, type MetricsDoor, type OperatorPage } from '../platform/metrics/metrics-door';
export { watchReleases } from '../platform/metrics/sources';
export { API_PREFIX } from '../platform/http/openapi';
export type { OnProgress } from './open-database';
