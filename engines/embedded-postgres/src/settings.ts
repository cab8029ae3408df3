import { chown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account';

export type Settings = Readonly<Record<string, string>>;

const FILE = 'kotoba.conf';
const INCLUDE = `include_if_exists '${FILE}'`;

/** Acknowledged means on the disk; the socket is the only way in; the log says little enough to need no rotation. */
const defaults: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Errors of statements are logged by the server that sent them, without the learners' texts that they carry.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
};

const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** Writes our settings into the cluster; they hold from the next start on. */
export async function writeSettings(cluster: string, account: Account, settings: Settings): Promise<void> {
  const lines = Object.entries({ ...defaults, ...settings }).map(
    ([name, value]) => `${name} = ${quote(value)}`,
  );
  const file = join(cluster, FILE);
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  if (account) await chown(file, account.uid, account.gid);

  const main = join(cluster, 'postgresql.conf');
  const text = await readFile(main, 'utf8');
  if (!text.includes(INCLUDE)) await writeFile(main, `${text}\n${INCLUDE}\n`);
}
