import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account';

/** The kernel's limit is 107 bytes with the name of the socket, on macOS 103. */
const LONGEST_SOCKET_PATH = 100;
export const SOCKET_PORT = 5432;

export const socketFile = (directory: string): string => join(directory, `.s.PGSQL.${SOCKET_PORT}`);

const fits = (directory: string): boolean => Buffer.byteLength(socketFile(directory)) <= LONGEST_SOCKET_PATH;

function place(folder: string): string {
  const short = `kotoba-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const found = [join(folder, 'socket'), join(tmpdir(), short), join('/tmp', short)].find(fits);
  if (found === undefined) throw new Error(`No folder with a short enough path for a socket: ${tmpdir()}`);
  return found;
}

/**
 * The private folder of the database's socket: inside `folder` when its path is short enough, else in the temporary folder under a name
 * made from `folder`. Whoever may enter it may use the database, so it belongs to PostgreSQL's account and is closed to all others.
 */
export async function prepareSocketDirectory(folder: string, account: Account): Promise<string> {
  const directory = place(folder);
  await mkdir(directory, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(directory);
  const ours = [process.getuid?.(), account?.uid].includes(found.uid);
  if (!found.isDirectory() || !ours) {
    throw new Error(`${directory} belongs to somebody else; remove it, or set another DATA_DIR.`);
  }
  if (account) await chown(directory, account.uid, account.gid);
  await chmod(directory, 0o700);
  return directory;
}
