export { createProxiedApi } from './api/proxied-api';
export { createEdge, type Edge, type EdgeOptions } from './edge';
export { main } from './main';
export type { StartOptions } from './serve';
