import type { FastifyReply } from 'fastify';

/** The answer for a file that is not there. Never a page: a script tag must not be answered with HTML. */
export function fileNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}
