import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyPluginCallback } from 'fastify';
import { LIVE_SUITE_PATH, liveTag, type LiveSuite } from '@kotoba/contracts';
import { accepts, sendFile, unavailable } from '../http/send-file';
import type { ReleaseFiles } from '../http/release-files';
import { FORGET, isOver, keptOverride } from '../overrides/override.routes';
import { overrideBar } from '../overrides/override-page';
import type { Overrides } from '../overrides/overrides';
import type { DeployedShell } from '../releases/schema';
import { SHELL } from '../releases/layout';
import { makeNonce, pageHeaders } from './page-headers';
import { findRoute, renderPage } from './render-page';

/** Files with a fixed name can change with every release of the shell. */
const BRIEFLY = 'public, max-age=300, no-transform';

/**
 * A page is compressed for one visit: 10 kB become 3 in a third of a millisecond. It holds no secret that its size
 * could tell.
 */
const QUICKLY = { [constants.BROTLI_PARAM_QUALITY]: 4 };

interface PageSources {
  overrides: Overrides;
  files: ReleaseFiles;
  /** Where the files of remotes are, when that is not this origin. */
  filesOrigin?: string;
  /** Of how many pages in a hundred it is asked how they went. */
  sample: number;
}

/** Every address that nothing else answers is a page; one without a route is the same page with the status 404. */
export function pageRoutes({ overrides, files, filesOrigin, sample }: PageSources): FastifyPluginCallback {
  const publicFile = ({ id, public: names }: DeployedShell, name: string) =>
    names.includes(name) ? files.find(SHELL, `${id}/public/${name}`) : Promise.resolve(null);

  return (app, _options, done) => {
    app.get('/*', async (request, reply) => {
      const { snapshot, active, refusal } = await overrides.suiteFor(keptOverride(request));
      const nonce = makeNonce();
      if (!snapshot?.shell) {
        return reply.code(503).headers(pageHeaders({ nonce })).header('retry-after', '5').send(NOTHING_YET);
      }
      const [pathname = '/'] = request.url.split(/[?#]/, 1);
      const file = await publicFile(snapshot.shell.current, pathname.slice(1));
      if (file === 'damaged') return unavailable(reply);
      if (file) return sendFile(request, reply, { files, file, cacheControl: BRIEFLY });
      const found = findRoute(snapshot, pathname);
      const origins = [filesOrigin, active?.origin].filter((origin) => origin !== undefined);
      const bar = active ? overrideBar(active, nonce) : '';
      const html = renderPage({
        snapshot,
        shell: snapshot.shell.current,
        found,
        nonce,
        bar,
        filesOrigin,
        // What is only looked at is no release of anybody else.
        sample: active ? 0 : sample,
      });
      reply
        .code(found ? 200 : 404)
        .headers(pageHeaders({ nonce, origins }))
        .header('vary', 'accept-encoding');
      if (active) reply.header('cache-control', 'no-store');
      if (isOver(refusal)) reply.header('set-cookie', FORGET);
      if (!accepts(request.headers['accept-encoding'], 'br')) return reply.send(html);
      return reply.header('content-encoding', 'br').send(brotliCompressSync(html, { params: QUICKLY }));
    });
    done();
  };
}

const NOTHING_YET = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kotoba</title>
<p>Kotoba has not been published here yet. Please come back in a moment.</p></html>
`;

/**
 * What the next tab would start with. An open tab asks with the tag of its own snapshot when the learner comes back to
 * it: as long as nothing was released that is a 304 without a body.
 */
export function liveSuiteRoutes(overrides: Overrides): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get(LIVE_SUITE_PATH, async (request, reply) => {
      const { snapshot } = await overrides.suiteFor(keptOverride(request));
      reply.headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
      if (!snapshot?.shell) return reply.code(503).header('retry-after', '5').send();
      const tag = liveTag(snapshot.shell.current.id, snapshot.registry.id);
      reply.header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      const suite: LiveSuite = { shell: snapshot.shell.current.id, registry: snapshot.registry };
      return reply.send(suite);
    });
    done();
  };
}
