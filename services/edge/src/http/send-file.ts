import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The answer for a file that is not there. Never a page: a script tag must not be answered with HTML. */
export function fileNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
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
  /** Absolute path. */
  path: string;
  /** sha384 of the content; it is the entity tag. */
  integrity: string;
  cacheControl: string;
}

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * Sends a file of a release, compressed if there is a compressed copy that the browser takes. 404 when it is gone from
 * the disk.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'], file.path);
  const target = file.path + (encoding?.ending ?? '');
  const { size } = await stat(target).catch(() => ({ size: -1 }));
  if (size < 0) return fileNotFound(reply);
  const etag = `"${file.integrity.slice('sha384-'.length, 'sha384-'.length + 32)}${encoding ? `-${encoding.name}` : ''}"`;
  reply.headers({
    etag,
    vary: 'accept-encoding',
    'cache-control': file.cacheControl,
    'content-type': fileType(file.path),
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding.name);
  return reply.header('content-length', size).send(createReadStream(target));
}

function encodingFor(accepted: string | undefined, file: string): (typeof ENCODINGS)[number] | undefined {
  return ENCODINGS.find(({ name, ending }) => accepts(accepted, name) && existsSync(file + ending));
}
