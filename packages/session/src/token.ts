import type { RootState } from './index';

/** The bearer token. This entry point is for packages/api-client alone: a lint rule keeps everybody else out. */
export const selectToken = (state: RootState): string | null => state.auth.token;
