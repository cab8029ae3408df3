import { brotliCompressSync, constants } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';
import { LIVE_SUITE_PATH, liveTag, type LiveSuite } from '@kotoba/contracts';
import { accepts, sendFile, unavailable } from '../http/send-file';
import type { ReleaseFiles } from '../http/release-files';
import type { LiveSnapshot } from '../releases/live-snapshot';
import type { DeployedShell } from '../releases/schema';
import { SHELL } from '../releases/layout';
import { findRoute, renderPage } from './render-page';

/** A value for one page only. */
function makeNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * What a page of the suite may do. Scripts come from this origin alone and are never inline or evaluated; style
 * elements carry the page's nonce; and since scripts of all remotes share one realm, where data may be *sent* is the
 * limit that counts.
 */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of every page. */
function pageHeaders(nonce: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(nonce),
    // Each page names the newest releases and carries its own nonce.
    'cache-control': 'no-cache',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

/** Files with a fixed name can change with every release of the shell. */
const BRIEFLY = 'public, max-age=300, no-transform';

/**
 * A page is compressed for one visit: 10 kB become 3 in a third of a millisecond. It holds no secret that its size
 * could tell.
 */
const QUICKLY = { [constants.BROTLI_PARAM_QUALITY]: 4 };

interface PageSources {
  live: LiveSnapshot;
  files: ReleaseFiles;
}

/** Every address that nothing else answers is a page; one without a route is the same page with the status 404. */
export function pageRoutes({ live, files }: PageSources): FastifyPluginCallback {
  const publicFile = ({ id, public: names }: DeployedShell, name: string) =>
    names.includes(name) ? files.find(SHELL, `${id}/public/${name}`) : Promise.resolve(null);

  return (app, _options, done) => {
    app.get('/*', async (request, reply) => {
      const { snapshot } = await live.read();
      const nonce = makeNonce();
      if (!snapshot?.shell) {
        return reply.code(503).headers(pageHeaders(nonce)).header('retry-after', '5').send(NOTHING_YET);
      }
      const [pathname = '/'] = request.url.split(/[?#]/, 1);
      const file = await publicFile(snapshot.shell.current, pathname.slice(1));
      if (file === 'damaged') return unavailable(reply);
      if (file) return sendFile(request, reply, { files, file, cacheControl: BRIEFLY });
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

/**
 * What the next tab would start with. An open tab asks with the tag of its own snapshot when the learner comes back to
 * it: as long as nothing was released that is a 304 without a body.
 */
export function liveSuiteRoutes(live: LiveSnapshot): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get(LIVE_SUITE_PATH, async (request, reply) => {
      const { snapshot } = await live.read();
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
