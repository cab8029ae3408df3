import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The tools folder that all tests share, so that Open JTalk is built once on a machine. */
export const sharedToolsDir = (): string => process.env['KOTOBA_TOOLS_DIR'] ?? join(tmpdir(), 'kotoba-tools');
