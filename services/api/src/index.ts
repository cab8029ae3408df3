/** The door of the API for the process that serves it: `createApi`, and what that process needs around it. */
export { createApi, type Api, type ApiOptions } from './create-api';
export { ConfigError, parseConfig, type Config } from './config';
export { DataDirectoryInUse } from '@kotoba/embedded-postgres';
export type { Health, Readiness } from './health/health';
export { hardenHttpServer } from './http/http-server';
export { createLog } from './http/log';
export { API_PREFIX } from './http/paths';
export type { OnProgress } from './progress';
