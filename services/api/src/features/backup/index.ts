/** The entry point for the commands `backup` and `restore`. */
export { openFiles } from '@kotoba/files';
export { parseConfig } from '../../platform/config/config';
export { createLog } from '../../platform/http/log';
export { backUp, backupName, listBackups } from './backup';
export { contentOf } from './manifest';
export { checkBackup, restore } from './restore';
export { backUpAlone } from './schedule';
