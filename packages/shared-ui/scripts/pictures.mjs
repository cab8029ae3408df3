import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from '../../../scripts/lib/chromium.mjs';
import { compose } from './gallery/compose.mjs';
import { indexedPng } from './gallery/indexed-png.mjs';
import { visitGallery } from './gallery/open-gallery.mjs';

/** All pictures together; they live in the repository. */
const BUDGET = 2 * 1024 * 1024;

const folder = fileURLToPath(new URL('../pictures', import.meta.url));
const only = process.argv.slice(2);
const shots = new Map();

await visitGallery(
  async ({ page, name, scheme, width, windowHeight }) => {
    const target = windowHeight ? page : page.locator('#stage');
    const shot = await target.screenshot({ animations: 'disabled' });
    shots.set(name, { ...shots.get(name), [`${scheme}-${width}`]: shot });
  },
  only.length > 0 ? { only } : {},
);

mkdirSync(folder, { recursive: true });
const { chromium } = createRequire(import.meta.url)('@playwright/test');
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, views] of shots) {
  const order = ['light-1200', 'dark-1200', 'light-360', 'dark-360'];
  const sheet = await compose(
    page,
    order.map((view) => views[view]),
  );
  writeFileSync(path.join(folder, `${name}.png`), indexedPng(sheet.rgba, sheet.width, sheet.height));
}
await browser.close();

const files = readdirSync(folder);
if (only.length === 0) {
  for (const file of files.filter((name) => !shots.has(path.parse(name).name)))
    rmSync(path.join(folder, file));
}
const total = readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
console.log(`${shots.size} pictures drawn, ${Math.round(total / 1024)} KiB in all`);
if (total > BUDGET) throw new Error(`The pictures take ${total} bytes; the budget is ${BUDGET}.`);
