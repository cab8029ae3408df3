import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Serves the files of `folder` below `publicPath`, and everything else by `handler`. */
export function serveBuilt({ folder, publicPath, handler, port }) {
  const server = createServer((request, response) => {
    handler(request, response, () => {
      const { pathname } = new URL(request.url, 'http://standalone');
      const file = normalize(join(folder, decodeURIComponent(pathname.slice(publicPath.length))));
      const isInside = file.startsWith(folder + sep);
      if (!isInside || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
        return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
      }
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
