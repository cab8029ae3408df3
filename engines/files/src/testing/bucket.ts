import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { BucketSettings } from '../bucket-store';

interface Call {
  method: string;
  path: string;
  headers: Record<string, string | undefined>;
  status: number;
  body: string;
}

/**
 * s3rver knows no condition on a PUT, as Amazon, MinIO, Ceph and Garage do: `If-None-Match: *` writes only what is not
 * there. One call of a name at a time, as they promise.
 */
function conditionalWrites() {
  const written = new Set<string>();
  return async (call: Call, next: () => Promise<void>): Promise<void> => {
    if (call.method === 'DELETE') written.delete(call.path);
    if (call.method !== 'PUT') return next();
    const isTaken = written.has(call.path);
    if (isTaken && call.headers['if-none-match'] === '*') {
      call.status = 412;
      call.body = '<Error><Code>PreconditionFailed</Code></Error>';
      return undefined;
    }
    written.add(call.path);
    return next();
  };
}

/** A server that speaks S3 with an empty bucket; `stop` ends it. */
export async function runBucket(): Promise<{ settings: BucketSettings; stop(): Promise<void> }> {
  const directory = mkdtempSync(path.join(tmpdir(), 'kotoba-bucket-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'kotoba', configs: [] }],
  });
  const { middleware } = server as unknown as { middleware: unknown[] };
  middleware.unshift(conditionalWrites());
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'kotoba',
      region: 'us-east-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      pathStyle: true,
    },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
