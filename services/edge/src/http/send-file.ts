import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accepted-encoding';
import { fileType } from './file-type';
import { fileNotFound } from './not-found';

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

/** Sends a file of a release, compressed if there is a compressed copy that the browser takes. 404 when it is gone from the disk. */
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
