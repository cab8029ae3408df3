import { parseId, paths } from '@kotoba/contracts';

const PARAM = 'import';

/** The address of one import, so that a reload, and whoever comes back, finds it. */
export const importAddress = (id: number): string => `${paths.vocabularyImport}?${PARAM}=${id}`;

/** The import that an address names; null when a file is to be chosen. */
export const importIn = (params: URLSearchParams): number | null => parseId(params.get(PARAM) ?? undefined);
