import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type Server from 'webpack-dev-server';
import { appFolder, type App, type AppBuild } from '../build/app';
import { webpackConfig } from '../build/webpack-config';
import type { StandaloneSession } from '../standalone/session';
import {
  developmentConfig,
  newestBuilds,
  pageFiles,
  sendPage,
  serverOptions,
  type PageFiles,
} from './development';
import { learnerOf } from './learner';
import {
  keepAnswer,
  readRecording,
  RECORDED_TOKEN,
  sendJson,
  sendRecorded,
  writeRecording,
  type Answer,
} from './recording';

export interface StandaloneEnv {
  /** The running suite whose API answers; without one the recording does. */
  api?: string;
  /** The bearer token of a learner there, for a suite without a mailbox. */
  token?: string;
  /** Keep in the recording what the API answers. */
  record?: boolean;
}

const PUBLIC_PATH = '/assets/';

/** One remote alone in its own small host, signed in; in production mode as it ships, without hot replacement. */
export async function serveStandalone(
  app: App,
  env: StandaloneEnv,
  mode: AppBuild['mode'] = 'development',
): Promise<Configuration> {
  if (env.record && !env.api)
    throw new Error('A recording is made from a running suite: --env api=<address>');
  const isHot = mode === 'development';
  const outputPath = path.join(appFolder(app), 'dist/standalone');
  const build: AppBuild = { ...app, mode, flavour: 'standalone', outputPath };
  const recording = readRecording(app);
  const recorded = recording.user && { user: recording.user, token: RECORDED_TOKEN };
  const session = env.api ? await learnerOf(env.api, env.token) : recorded;
  if (env.record && session) recording.user = session.user;

  const answerApi = (request: IncomingMessage, response: ServerResponse, next: () => void): void =>
    env.api ? next() : sendRecorded(recording, request, response);
  const config = isHot ? developmentConfig(build, PUBLIC_PATH) : webpackConfig(build);
  const devServer: Server.Configuration = {
    ...serverOptions(3100),
    ...(!isHot && { hot: false, liveReload: false, client: false, webSocketServer: false }),
    proxy: env.api ? [proxyOf(env.api, env.record ? keep : undefined)] : [],
    setupMiddlewares: (middlewares, server) => [
      pages({ app: app.app, session, answerApi, server }),
      ...middlewares,
    ],
  };
  return {
    ...config,
    output: { ...config.output, publicPath: PUBLIC_PATH, clean: false },
    infrastructureLogging: { level: 'info' },
    devServer,
  };

  function keep(answer: Answer): void {
    keepAnswer(recording, answer);
    writeRecording(app, recording);
  }
}

/** Hands `/api` on to a running suite; `onAnswer` gets what it answers, whole. */
function proxyOf(api: string, onAnswer?: (answer: Answer) => void): Server.ProxyConfigArrayItem {
  return {
    context: ['/api'],
    target: api,
    changeOrigin: true,
    logLevel: 'silent',
    onProxyReq: (request) => {
      if (!onAnswer) return;
      // Compressed answers could not be kept as readable text, and a part of a sound is no sound.
      request.removeHeader('accept-encoding');
      request.removeHeader('range');
    },
    onProxyRes: (answer, { method = 'GET', url = '' }) => {
      if (!onAnswer || url.startsWith('/api/events')) return;
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const type = answer.headers['content-type'] ?? 'application/octet-stream';
        const content = Buffer.concat(parts);
        onAnswer({ method, url: url.slice('/api'.length), status: answer.statusCode ?? 200, type, content });
      });
    },
    onError: (error, _request, response) => {
      const text = `${api} cannot be reached: ${error.message}`;
      sendJson(response, 502, { success: false, error: text, message: text, code: 'UNAVAILABLE' });
    },
  };
}

interface Pages {
  app: string;
  session: StandaloneSession | null;
  answerApi: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  server: Server;
}

/** What a standalone host answers besides files: the session, the API, and the page for every other address. */
function pages({ app, session, answerApi, server }: Pages) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://standalone');
    if (pathname === '/standalone/session.json')
      return sendJson(response, session ? 200 : 404, session ?? {});
    if (pathname.startsWith('/api/')) return answerApi(request, response, next);
    if (pathname.startsWith(PUBLIC_PATH) || pathname === '/ws' || request.method !== 'GET') return next();
    newestBuilds(server)
      .then(([stats]) => {
        if (!stats) throw new Error('Nothing was built');
        sendPage(response, standalonePage(app, pageFiles(stats.compilation)));
      })
      .catch(next);
  };
}

const tags = (files: readonly string[], write: (href: string) => string) =>
  files.map((file) => write(PUBLIC_PATH + file)).join('\n');

/** The page, under the same policy as the suite's. */
function standalonePage(app: string, files: PageFiles): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
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
${tags(files.early, (href) => `<script src="${href}"></script>`)}
${tags(files.styles, (href) => `<link rel="stylesheet" href="${href}">`)}
${tags(files.scripts, (href) => `<script defer src="${href}"></script>`)}
</head>
<body><div id="root"></div></body>
</html>
`;
  return { html, policy };
}
