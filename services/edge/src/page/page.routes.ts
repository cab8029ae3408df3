import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyPluginCallback } from 'fastify';
import { accepts } from '../http/accepted-encoding';
import type { ReleaseFiles } from '../http/release-files';
import { sendFile } from '../http/send-file';
import type { DeployedShell } from '../releases/snapshot';
import { SHELL } from '../releases/layout';
import type { LiveSnapshot } from '../releases/live-snapshot';
import { findRoute } from './find-route';
import { makeNonce, pageHeaders } from './policy';
import { renderPage } from './render-page';

/** Files with a fixed name can change with every release of the shell. */
const BRIEFLY = 'public, max-age=300, no-transform';

/** A page is compressed for one visit: 10 kB become 3 in a third of a millisecond. It holds no secret that its size could tell. */
const QUICKLY = { [constants.BROTLI_PARAM_QUALITY]: 4 };

interface PageSources {
  live: LiveSnapshot;
  files: ReleaseFiles;
}

/** Every address that nothing else answers is a page; one without a route is the same page with the status 404. */
export function pageRoutes({ live, files }: PageSources): FastifyPluginCallback {
  const publicFile = ({ id, public: names }: DeployedShell, name: string) =>
    names.includes(name) ? files.find(SHELL, id, `public/${name}`) : null;

  return (app, _options, done) => {
    app.get('/*', (request, reply) => {
      const { snapshot } = live.read();
      const nonce = makeNonce();
      if (!snapshot?.shell) {
        return reply.code(503).headers(pageHeaders(nonce)).header('retry-after', '5').send(NOTHING_YET);
      }
      const [pathname = '/'] = request.url.split(/[?#]/, 1);
      const file = publicFile(snapshot.shell.current, pathname.slice(1));
      if (file) return sendFile(request, reply, { ...file, cacheControl: BRIEFLY });
      const found = findRoute(snapshot, pathname);
      const html = renderPage({ snapshot, shell: snapshot.shell.current, found, nonce });
      reply
        .code(found ? 200 : 404)
        .headers(pageHeaders(nonce))
        .header('vary', 'accept-encoding');
      if (!accepts(request.headers['accept-encoding'], 'br')) return reply.send(html);
      return reply.header('content-encoding', 'br').send(brotliCompressSync(html, { params: QUICKLY }));
    });
    done();
  };
}

const NOTHING_YET = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kotoba</title>
<p>Kotoba has not been published here yet. Please come back in a moment.</p></html>
`;
