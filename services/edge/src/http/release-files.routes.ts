import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { SHELL } from '../releases/layout';
import { fileNotFound } from './not-found';
import type { ReleaseFiles } from './release-files';
import { sendFile } from './send-file';

/** Named by content, so it never changes. `no-transform`: a proxy that rewrites a file would break its hash. */
const FOREVER = 'public, max-age=31536000, immutable, no-transform';

interface Address {
  name: string;
  id: string;
  '*': string;
}

/** `/releases/<remote>/<id>/…` and `/shell/<id>/…`. */
export function releaseFileRoutes(files: ReleaseFiles): FastifyPluginCallback {
  async function send(request: FastifyRequest, reply: FastifyReply, address: Address): Promise<FastifyReply> {
    const found = files.find(address.name, address.id, address['*']);
    return found ? sendFile(request, reply, { ...found, cacheControl: FOREVER }) : fileNotFound(reply);
  }

  return (app, _options, done) => {
    app.get<{ Params: Address }>('/releases/:name/:id/*', (request, reply) =>
      send(request, reply, request.params),
    );
    app.get<{ Params: Address }>('/shell/:id/*', (request, reply) =>
      send(request, reply, { ...request.params, name: SHELL }),
    );
    // An address of this kind without a file is a mistake, not a page.
    app.get('/releases/*', (_request, reply) => fileNotFound(reply));
    app.get('/shell/*', (_request, reply) => fileNotFound(reply));
    done();
  };
}
