import { sendJson } from './api-handler.mjs';
import { standalonePage } from './page.mjs';

/**
 * What a standalone host's server answers besides files: the session, the API, and the page for every other address. Gives a function
 * like connect's: what it leaves to others it hands to `next`.
 */
export function standaloneHandler({ app, session, api, publicPath, isHot, files }) {
  return (request, response, next) => {
    const { pathname } = new URL(request.url, 'http://standalone');
    if (pathname === '/standalone/session.json')
      return sendJson(response, session ? 200 : 404, session ?? {});
    if (pathname.startsWith('/api/')) return api(request, response);
    if (pathname.startsWith(publicPath) || pathname === '/ws' || request.method !== 'GET') return next();
    const { html, policy } = standalonePage({ app, files: files(), publicPath, isHot });
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    });
    response.end(html);
  };
}
