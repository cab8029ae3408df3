import type { FastifyPluginCallback } from 'fastify';
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
      const { pathname } = new URL(request.url, 'http://edge');
      const file = publicFile(snapshot.shell.current, pathname.slice(1));
      if (file) return sendFile(request, reply, { ...file, cacheControl: BRIEFLY });
      const found = findRoute(snapshot, pathname);
      const html = renderPage({ snapshot, shell: snapshot.shell.current, found, nonce });
      return reply
        .code(found ? 200 : 404)
        .headers(pageHeaders(nonce))
        .send(html);
    });
    done();
  };
}

const NOTHING_YET = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kotoba</title>
<p>Kotoba has not been published here yet. Please come back in a moment.</p></html>
`;
