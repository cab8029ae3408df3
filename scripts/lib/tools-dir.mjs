import { fileURLToPath } from 'node:url';

/** Where the tests keep the speech tools that are compiled once, so that each fresh data folder need not do it again. */
export const toolsDir = () =>
  process.env.KOTOBA_TOOLS_DIR ??
  fileURLToPath(new URL('../../node_modules/.cache/kotoba-tools', import.meta.url));
