/** The entry point for the commands `backup` and `restore`. */
export { parseConfig } from '../../platform/config/config';
export { createLog } from '../../platform/http/log';
export { backUp } from './backup';
export { restore } from './restore';
