import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const types = { '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' };
const NONCE = 'Z2FsbGVyeQ';

/** The policy of the suite's pages: no inline script, inline styles only with the nonce. */
const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${NONCE}'; font-src 'self'; img-src 'self' data:`;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery</title>
<meta name="viewport" content="width=device-width"><meta name="csp-nonce" nonce="${NONCE}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/gallery.css"><link rel="stylesheet" href="/fonts.css"></head><body><main id="root"></main><script src="/gallery.js"></script></body></html>`;

/** Serves a built gallery on a free port (or PORT). Resolves to its address and the way to close it. */
export async function serveGallery(folder) {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://gallery').pathname;
    if (name === '/') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(page);
      return;
    }
    const file = path.join(folder, path.basename(name));
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
