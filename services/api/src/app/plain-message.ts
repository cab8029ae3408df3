import { DataDirectoryInUse } from '@kotoba/embedded-postgres';
import { ArchiveError } from '../features/backup/manifest';
import { ConfigError } from '../platform/config/config';
import { UnknownSchema } from '../platform/database/migrate';

/** A folder that this process may not write or that has no room, or is none; PostgreSQL's word for a full disk. */
const UNWRITABLE = ['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'ENOSPC', 'EDQUOT', '53100'];

/**
 * What ended a start, for whoever started it: one plain line for what they can put right, the stack of all else.
 * `written` are further classes of errors whose message is such a line.
 */
export function plainMessage(
  error: unknown,
  ...written: readonly (new (...args: never[]) => Error)[]
): string {
  if (!(error instanceof Error)) return String(error);
  if (
    [ArchiveError, ConfigError, DataDirectoryInUse, UnknownSchema, ...written].some(
      (kind) => error instanceof kind,
    )
  )
    return error.message;
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('ERR_PARSE_ARGS')) return error.message;
  if (code === 'EADDRINUSE')
    return `Another program listens on this address already (${error.message}). Start with another PORT.`;
  // What Node says of a folder that is to be made on a disk that is read-only.
  const isNotMade = code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir';
  return isNotMade || UNWRITABLE.includes(code)
    ? `Kotoba cannot write where it keeps its data (${error.message}). Make room, give the folder to the user that it ` +
        'runs as, or start with another DATA_DIR.'
    : String(error.stack);
}
