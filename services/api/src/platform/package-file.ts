import { dirname, join } from 'node:path';

/**
 * A file of this package on disk. The servers are bundled, so the folder of the code says nothing; npm's link does.
 */
export const packageFile = (...path: readonly string[]): string =>
  join(dirname(require.resolve('@kotoba/api/package.json')), ...path);
