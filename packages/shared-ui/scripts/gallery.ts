import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { ensureChromium } from '../../../scripts/chromium';

interface Look {
  readonly scheme: 'light' | 'dark';
  readonly width: number;
}

/** One sample as it stands in a browser. */
export interface Shown extends Look {
  readonly page: Page;
  readonly name: string;
  /** Set where the sample needs a window: what lies over a page. */
  readonly windowHeight: number | null;
}

type Visit = (shown: Shown) => Promise<void>;

/** Bundles the gallery and its fonts as a browser gets them in production, into `folder`. */
async function buildGallery(folder: string): Promise<void> {
  await build({
    absWorkingDir: path.join(__dirname, '..'),
    entryPoints: { gallery: 'testing/gallery/gallery.tsx', fonts: 'src/assets/fonts.css' },
    outdir: path.resolve(folder),
    bundle: true,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file' },
    logLevel: 'error',
  });
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};
const NONCE = 'Z2FsbGVyeQ';

/** The policy of the suite's pages: no inline script, inline styles only with the nonce. */
const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${NONCE}'; font-src 'self'; img-src 'self' data:`;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery</title>
<meta name="viewport" content="width=device-width"><meta name="csp-nonce" nonce="${NONCE}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/gallery.css"><link rel="stylesheet" href="/fonts.css"></head><body><main id="root"></main><script src="/gallery.js"></script></body></html>`;

/** Serves a built gallery on a free port (or PORT). Resolves to its address and what closes it. */
async function serveGallery(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
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
  await new Promise<void>((resolve) => server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const EVERY_LOOK: readonly Look[] = (['light', 'dark'] as const).flatMap((scheme) =>
  [1200, 360].map((width) => ({ scheme, width })),
);

/**
 * Builds, serves and opens the gallery, and calls `visit({ page, name, scheme, width, windowHeight })` for every
 * sample in each of `looks`. Any complaint of the browser (an exception, a broken policy, a missing file) is thrown.
 */
export async function visitGallery(
  visit: Visit,
  { only, looks = EVERY_LOOK }: { only?: readonly string[]; looks?: readonly Look[] } = {},
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gallery-'));
  await buildGallery(folder);
  const server = await serveGallery(folder);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    for (let next = 0; next < looks.length; next += 2) {
      await Promise.all(
        looks.slice(next, next + 2).map((look) => visitAll(browser, server.url, look, visit, only)),
      );
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** In the page: what comes late (fonts, effects of React, animations that end) is there. */
async function settled(): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  await frame();
  await frame();
  const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await document.fonts.ready;
  await frame();
}

async function visitAll(
  browser: Browser,
  url: string,
  { scheme, width }: Look,
  visit: Visit,
  only?: readonly string[],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    bypassCSP: false,
  });
  // tsx names the functions that it compiles with a helper, which is not in the page that they are sent to.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(url);
  for (const name of await page.evaluate(() => window.gallery.names)) {
    if (only && !only.includes(name)) continue;
    await page.setViewportSize({ width, height: 900 });
    const { windowHeight } = await page.evaluate((sample) => window.gallery.show(sample), name);
    if (windowHeight) await page.setViewportSize({ width, height: windowHeight });
    await page.evaluate(settled);
    if (complaints.length > 0) throw new Error(`${name}, ${scheme}, ${width} px: ${complaints.join('\n')}`);
    await visit({ page, name, scheme, width, windowHeight });
  }
  await context.close();
}
