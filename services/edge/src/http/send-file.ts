import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENCODINGS, type Encoding, type ReleaseFile } from '../releases/verified-file';

/** The answer for a file that is not there. Never a page: a script tag must not be answered with HTML. */
export function fileNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

/** The answer for a file that is not what was published. Nobody keeps it, so that a mended file is found at once. */
export function unavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5', 'x-content-type-options': 'nosniff' })
    .send({
      success: false,
      error: 'This file cannot be served at the moment',
      message: 'This file cannot be served at the moment. Please try again later.',
      code: 'RELEASE_FILE_UNAVAILABLE',
    });
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** The media type of a file by its name. */
function fileType(file: string): string {
  return TYPES[path.extname(file)] ?? 'application/octet-stream';
}

/** Whether a browser takes an encoding, by its `Accept-Encoding` header (RFC 9110, 12.5.3; a quality of 0 refuses). */
export function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/);
    return name === encoding && Number(quality ?? 1) > 0;
  });
}

interface SentFile {
  /** Where it is loaded from. */
  files: { load(file: ReleaseFile, encoding: Encoding | null): Promise<Buffer | 'damaged' | null> };
  file: ReleaseFile;
  cacheControl: string;
}

/**
 * Sends a file of a release, compressed if there is a good compressed copy that the browser takes. 404 when it is gone
 * from the store, 503 when it is not what was published.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, file, cacheControl }: SentFile,
): Promise<FastifyReply> {
  const accepted = ENCODINGS.filter(({ name }) => accepts(request.headers['accept-encoding'], name));
  for (const encoding of [...accepted, null]) {
    const content = await files.load(file, encoding);
    if (!Buffer.isBuffer(content)) {
      // The next copy may be good; the hash of what it holds is the same.
      if (encoding) continue;
      return content === 'damaged' ? unavailable(reply) : fileNotFound(reply);
    }
    const start = 'sha384-'.length;
    const etag = `"${file.integrity.slice(start, start + 32)}${encoding ? `-${encoding.name}` : ''}"`;
    reply.headers({
      etag,
      vary: 'accept-encoding',
      'cache-control': cacheControl,
      'content-type': fileType(file.file),
      // Whoever may read it may use it: a copy that a CDN keeps for a year must not lack this.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding.name);
    return reply.send(content);
  }
  return fileNotFound(reply);
}
