import pg from 'pg';

export const SUPERUSER = 'kotoba';
export const DATABASE = 'kotoba';

/** Nobody listens on the socket. */
const absent = new Set(['ENOENT', 'ECONNREFUSED']);
/** PostgreSQL is there, but starting, recovering or stopping. */
const busy = new Set(['ECONNRESET', '57P01', '57P02', '57P03']);

/** Asks for properties, not for `Error`: an error of Node's own is none where code runs in a context of its own. */
function reasonOf(error: unknown): 'absent' | 'busy' | null {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  if (absent.has(String(code))) return 'absent';
  return busy.has(String(code)) || /Connection terminated|timeout expired/.test(String(message))
    ? 'busy'
    : null;
}

/** A connection string for `database` of the cluster whose socket lies in `socketDirectory`. */
export function connectionStringTo(socketDirectory: string, database: string = DATABASE): string {
  return `postgresql://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(socketDirectory)}`;
}

/** A connection, or why there is none yet. Errors that waiting does not remove are thrown. */
export async function tryConnect(socketDirectory: string): Promise<pg.Client | 'absent' | 'busy'> {
  const client = new pg.Client({
    connectionString: connectionStringTo(socketDirectory, 'postgres'),
    connectionTimeoutMillis: 2000,
    application_name: `kotoba server ${process.pid}`,
  });
  // A connection that breaks while idle must not end the process; whoever keeps the client listens to `end`.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    const reason = reasonOf(error);
    if (reason === null) throw error;
    return reason;
  }
}
