/** The door for the commands `backup` and `restore`. */
export { parseConfig, ConfigError } from '../config';
export { createLog } from '../http/log';
export { DataDirectoryInUse } from '@kotoba/embedded-postgres';
export { backUp } from './backup';
export { ArchiveError } from './manifest';
export { restore } from './restore';
