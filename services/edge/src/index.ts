export { createProxiedApi } from './api/proxied-api';
export { createEdge, type Edge, type EdgeOptions } from './edge';
export { main, type StartOptions } from './main';
