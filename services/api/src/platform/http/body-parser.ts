import type { FastifyInstance } from 'fastify';

/**
 * JSON bodies only. An empty one is no body at all, even when a client announces JSON: calls without parameters accept it, the schemas of
 * all others refuse it. Keys that reach for prototypes are dropped like any other unknown key.
 */
export function installBodyParser(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
}
