import { DataDirectoryInUse } from '@kotoba/embedded-postgres';
import { ConfigError } from '../platform/config/config';
import { UnknownSchema } from '../platform/database/migrate';

/**
 * What ended a start, for whoever started it: one plain line for what they can put right, the stack of all else.
 * `written` are further classes of errors whose message is such a line.
 */
export function plainMessage(
  error: unknown,
  ...written: readonly (new (...args: never[]) => Error)[]
): string {
  if (!(error instanceof Error)) return String(error);
  if ([ConfigError, DataDirectoryInUse, UnknownSchema, ...written].some((kind) => error instanceof kind))
    return error.message;
  return 'code' in error && error.code === 'EADDRINUSE'
    ? `Another program listens on this address already (${error.message}). Start with another PORT.`
    : String(error.stack);
}
