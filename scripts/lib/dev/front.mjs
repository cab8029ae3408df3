import http from 'node:http';
import { developmentPage, developmentPolicy } from './development-page.mjs';
import { publicPathOf } from './places.mjs';

const isPage = (request) =>
  request.method === 'GET' &&
  (request.headers.accept ?? '').includes('text/html') &&
  !request.url.startsWith('/api/');

/**
 * The one address of `npm run dev`: files of apps in development from their own servers, pages rewritten to use them, everything else
 * from the suite's server. `apps` are `{ app, port }`; `describe` gives shell files and remotes for a page.
 */
export function createFront({ serverPort, apps, describe }) {
  const forward = (request, response, port) => {
    const { method, headers, url } = request;
    const outgoing = http.request({ host: '127.0.0.1', port, method, headers, path: url }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.headersSent || sendStarting(response));
    response.on('close', () => outgoing.destroy());
    request.pipe(outgoing);
  };

  async function sendPage(request, response) {
    const headers = { accept: 'text/html' };
    const page = await fetch(`http://127.0.0.1:${serverPort}${request.url}`, { headers }).catch(() => null);
    if (!page || page.status === 503) return sendStarting(response);
    if (!page.headers.get('content-type')?.includes('text/html'))
      return forward(request, response, serverPort);
    const html = developmentPage(await page.text(), await describe());
    // The server behind does not know the addresses of remotes that were never released.
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': developmentPolicy(page.headers.get('content-security-policy') ?? ''),
      'cache-control': 'no-store',
    });
    response.end(html);
  }

  return http.createServer((request, response) => {
    const own = apps.find(({ app }) => request.url.startsWith(publicPathOf(app)));
    if (own) return forward(request, response, own.port);
    if (!isPage(request)) return forward(request, response, serverPort);
    sendPage(request, response).catch((error) => response.writeHead(500).end(String(error.stack)));
  });
}

function sendStarting(response) {
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', refresh: '1' });
  response.end('<!doctype html><title>Kotoba</title><p>The server is starting …</p>');
}
