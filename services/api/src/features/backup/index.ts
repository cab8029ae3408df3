/** The door for the commands `backup` and `restore`. */
export { parseConfig, ConfigError } from '../../platform/config/config';
export { createLog } from '../../platform/http/log';
export { DataDirectoryInUse } from '@kotoba/embedded-postgres';
export { backUp } from './backup';
export { ArchiveError } from './manifest';
export { restore } from './restore';
