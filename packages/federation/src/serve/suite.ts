import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { CONTRACT_VERSION, type Release } from '@kotoba/contracts';
import type { Configuration } from 'webpack';
import type Server from 'webpack-dev-server';
import { appFolder, SHELL, type App, type AppBuild } from '../build/app';
import { readContributions } from '../build/release';
import { integrityOf } from '../files';
import { developmentConfig, newestBuilds, pageFiles, sendPage, serverOptions } from './development';

export interface SuiteEnv {
  /** The running suite that the shell stands in front of; its pages, API and releases are used. */
  suite?: string;
  /** The remotes to serve from their sources, too, by comma; the others come from the suite's releases. */
  remotes?: string;
}

const DEVELOPMENT = '/_dev/';
const publicPathOf = (app: string) => `${DEVELOPMENT}${app}/`;

/**
 * The shell from its sources in front of a running suite, with the remotes that are worked on. The shell is always
 * among them: fast refresh needs React's development build, and React is the shell's.
 */
export function serveSuite(shell: App, env: SuiteEnv): Configuration[] {
  const suite = env.suite ?? 'http://localhost:3000';
  const remotes = (env.remotes ?? '').split(',').filter(Boolean);
  const builds = [SHELL, ...remotes].map((app): Omit<AppBuild, 'mode'> => {
    const outputPath = path.join(appFolder({ ...shell, app }), 'dist/development');
    return { ...shell, app, flavour: app === SHELL ? 'host' : 'remote', outputPath };
  });
  const devServer: Server.Configuration = {
    ...serverOptions(3100),
    proxy: [
      {
        context: (url: string) => !url.startsWith(DEVELOPMENT) && url !== '/ws',
        target: suite,
        logLevel: 'silent',
        onError: (_error, _request, response) => {
          if (!response.headersSent) sendWaiting(response, suite);
        },
      },
    ],
    setupMiddlewares: (middlewares, server) => [pagesOf(suite, builds, server), ...middlewares],
  };
  return builds.map((build) => ({
    ...developmentConfig(build, publicPathOf(build.app)),
    ...(build.app === SHELL && { devServer }),
  }));
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** The suite's own pages, with the apps that are worked on in place of their releases. */
function pagesOf(suite: string, builds: readonly Omit<AppBuild, 'mode'>[], server: Server): Handler {
  return (request, response, next) => {
    const { method, headers, url = '/' } = request;
    const isPage = method === 'GET' && headers.accept?.includes('text/html') && !url.startsWith('/api/');
    if (!isPage || url.startsWith(DEVELOPMENT)) return next();
    const answer = async () => {
      const page = await fetch(suite + url, { headers: { accept: 'text/html' } }).catch(() => null);
      if (!page || page.status === 503) return sendWaiting(response, suite);
      if (!page.headers.get('content-type')?.includes('text/html')) return next();
      const html = developmentPage(await page.text(), await describe(builds, server));
      sendPage(response, { html, policy: page.headers.get('content-security-policy') ?? '' });
    };
    answer().catch(next);
  };
}

function sendWaiting(response: ServerResponse, suite: string): void {
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', refresh: '1' });
  response.end(`<!doctype html><title>Kotoba</title><p>Waiting for the suite at ${suite} …</p>`);
}

interface InWork {
  shellFiles: string[];
  /** The entries of the registry. */
  remotes: Record<string, Omit<Release, 'name' | 'createdAt' | 'files'> & { url: string; integrity: string }>;
}

async function describe(builds: readonly Omit<AppBuild, 'mode'>[], server: Server): Promise<InWork> {
  const stats = await newestBuilds(server);
  const files = server.middleware?.context.outputFileSystem;
  const inWork: InWork = { shellFiles: [], remotes: {} };
  for (const [index, build] of builds.entries()) {
    const compilation = stats[index]?.compilation;
    if (!compilation || !files) continue;
    const publicPath = publicPathOf(build.app);
    if (build.app === SHELL) {
      const { early, scripts } = pageFiles(compilation);
      inWork.shellFiles = [...early, ...scripts].map((file) => publicPath + file);
      continue;
    }
    const content = files.readFileSync(path.join(build.outputPath, 'entry.js'));
    inWork.remotes[build.app] = {
      contract: CONTRACT_VERSION,
      version: '0.0.0-development',
      id: createHash('sha256').update(content).digest('hex').slice(0, 16),
      url: publicPath,
      entry: 'entry.js',
      integrity: integrityOf(content),
      shared: {},
      contributions: await readContributions(build),
    };
  }
  return inWork;
}

const REGISTRY = /(<script type="application\/json" id="kotoba-registry">)(.*?)(<\/script>)/s;

/**
 * What the page says of releases. Without it a tab does not look for newer ones: what is being worked on always is.
 */
const ABOUT_RELEASES = /^<meta name="kotoba-(?:shell|hint)"[^>]*>\n/gm;

/** Tags that name files of the released shell, and hints for released remotes. */
const RELEASED = /^<(?:script|link)[^>]*(?:src|href)="\/(?:shell|releases)\/[^>]*>(?:<\/script>)?\n/gm;

function developmentPage(html: string, { shellFiles, remotes }: InWork): string {
  const scripts = shellFiles.map((file) => `<script defer src="${file}"></script>\n`).join('');
  return html
    .replace(RELEASED, '')
    .replace(ABOUT_RELEASES, '')
    .replace('</head>', `${scripts}</head>`)
    .replace(REGISTRY, (_all, open: string, json: string, close: string) => {
      const registry = JSON.parse(json) as { remotes: Record<string, unknown> };
      for (const [name, current] of Object.entries(remotes))
        registry.remotes[name] = { current, previous: null };
      return open + JSON.stringify(registry).replaceAll('<', '\\u003c') + close;
    });
}
