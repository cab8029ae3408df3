import { randomBytes } from 'node:crypto';

const tags = (files, publicPath, write) => files.map((file) => write(publicPath + file)).join('\n');

/** The page of a standalone host, under the same policy as the suite's; hot replacement needs a socket to another port. */
export function standalonePage({ app, files, publicPath, isHot }) {
  const nonce = randomBytes(16).toString('base64');
  const connect = isHot ? "connect-src 'self' ws://localhost:* ws://127.0.0.1:*" : "connect-src 'self'";
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    connect,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csp-nonce" nonce="${nonce}">
<title>${app}</title>
${tags(files.early, publicPath, (href) => `<script src="${href}"></script>`)}
${tags(files.styles, publicPath, (href) => `<link rel="stylesheet" href="${href}">`)}
${tags(files.scripts, publicPath, (href) => `<script defer src="${href}"></script>`)}
</head>
<body><div id="root"></div></body>
</html>
`;
  return { html, policy };
}
