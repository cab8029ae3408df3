import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../../../../scripts/lib/chromium.mjs';
import { buildGallery } from './build-gallery.mjs';
import { serveGallery } from './serve-gallery.mjs';

const { chromium } = createRequire(import.meta.url)('@playwright/test');

const EVERY_LOOK = ['light', 'dark'].flatMap((scheme) => [1200, 360].map((width) => ({ scheme, width })));

/**
 * Builds, serves and opens the gallery, and calls `visit({ page, name, scheme, width, windowHeight })` for every sample in each of
 * `looks`. Any complaint of the browser (an exception, a broken policy, a missing file) is thrown.
 */
export async function visitGallery(visit, { only, looks = EVERY_LOOK } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gallery-'));
  await buildGallery(folder);
  const server = await serveGallery(folder);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    for (let next = 0; next < looks.length; next += 2) {
      await Promise.all(
        looks.slice(next, next + 2).map((look) => visitAll({ browser, server, ...look, only, visit })),
      );
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** In the page: what comes late (fonts, effects of React, animations that end) is there. */
async function settled() {
  const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  await frame();
  await frame();
  const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await document.fonts.ready;
  await frame();
}

async function visitAll({ browser, server, scheme, width, only, visit }) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    bypassCSP: false,
  });
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(server.url);
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
