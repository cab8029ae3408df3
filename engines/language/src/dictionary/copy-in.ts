import { once } from 'node:events';
import type pg from 'pg';

/** The parts of pg's connection that COPY needs; its own type leaves them out. */
interface CopyConnection {
  stream: NodeJS.WritableStream & { writableNeedDrain?: boolean };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
  sync(): void;
}

/**
 * COPY … FROM STDIN over node-postgres, which leaves the protocol to "submittable" queries. Chunks are sent as fast as
 * the socket takes them. Rejects with PostgreSQL's error; the transaction around it is then to be rolled back.
 */
export function copyIn(client: pg.ClientBase, statement: string, chunks: Iterable<string>): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | null = null;
    const query = {
      submit: (connection: CopyConnection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) => {
        send(connection, chunks).catch((error: unknown) => {
          failure = error instanceof Error ? error : new Error(String(error));
          connection.sendCopyFail(failure.message);
        });
      },
      handleError: (error: Error) => reject(failure ?? error),
      handleReadyForQuery: () => resolve(),
      handleCommandComplete: () => undefined,
      handleRowDescription: () => undefined,
      handleDataRow: () => undefined,
      handlePortalSuspended: () => undefined,
      handleEmptyQuery: () => undefined,
    };
    client.query(query as unknown as pg.Submittable);
  });
}

async function send(connection: CopyConnection, chunks: Iterable<string>): Promise<void> {
  for (const chunk of chunks) {
    connection.sendCopyFromChunk(Buffer.from(chunk));
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    else await new Promise(setImmediate);
  }
  connection.endCopyFrom();
}

/** The values of one row, in the order of the columns. */
export type CopyRow = readonly (string | number | boolean | null)[];

/** One line of COPY's text format; null is \N. */
export function copyLine(values: CopyRow): string {
  return `${values.map(copyValue).join('\t')}\n`;
}

function copyValue(value: string | number | boolean | null): string {
  if (value === null) return '\\N';
  return String(value).replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
