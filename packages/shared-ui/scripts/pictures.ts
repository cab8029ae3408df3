import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../../scripts/chromium';
import { visitGallery } from './gallery';

/** All pictures together; they live in the repository. */
const BUDGET = 2 * 1024 * 1024;
const ORDER = ['light-1200', 'dark-1200', 'light-360', 'dark-360'];
const folder = path.join(__dirname, '../pictures');

async function main(only: readonly string[]): Promise<void> {
  const shots = new Map<string, Map<string, Buffer>>();
  await visitGallery(
    async ({ page, name, scheme, width, windowHeight }) => {
      const target = windowHeight ? page : page.locator('#stage');
      const shot = await target.screenshot({ animations: 'disabled' });
      shots.set(name, (shots.get(name) ?? new Map<string, Buffer>()).set(`${scheme}-${width}`, shot));
    },
    only.length > 0 ? { only } : {},
  );

  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  const context = await browser.newContext();
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  for (const [name, views] of shots) {
    const sheet = await compose(
      page,
      ORDER.flatMap((view) => views.get(view) ?? []),
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
}

const GAP = 8;

/**
 * Draws the four shots of a sample onto one sheet: wide light, wide dark, then both narrow ones. Gives RGBA and its
 * size.
 */
async function compose(
  page: Page,
  shots: readonly Buffer[],
): Promise<{ rgba: Buffer; width: number; height: number }> {
  const sources = shots.map((shot) => `data:image/png;base64,${shot.toString('base64')}`);
  const sheet = await page.evaluate(
    async ([urls, gap]) => {
      const images = await Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          return image;
        }),
      );
      const [wideLight, wideDark, narrowLight, narrowDark] = images;
      const context = document.createElement('canvas').getContext('2d');
      if (!wideLight || !wideDark || !narrowLight || !narrowDark || !context)
        throw new Error('A look of this sample is missing');
      const { canvas } = context;
      const narrowTop = wideLight.height + wideDark.height + 2 * gap;
      canvas.width = wideLight.width;
      canvas.height = narrowTop + Math.max(narrowLight.height, narrowDark.height);
      context.fillStyle = '#8C8C8C';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(wideLight, 0, 0);
      context.drawImage(wideDark, 0, wideLight.height + gap);
      context.drawImage(narrowLight, 0, narrowTop);
      context.drawImage(narrowDark, narrowLight.width + gap, narrowTop);
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      let binary = '';
      for (let at = 0; at < data.length; at += 32_768) {
        binary += String.fromCharCode(...data.subarray(at, at + 32_768));
      }
      return { rgba: btoa(binary), width, height };
    },
    [sources, GAP] as const,
  );
  return { ...sheet, rgba: Buffer.from(sheet.rgba, 'base64') };
}

const PALETTE = 256;
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Pixels (RGBA, opaque) as a PNG with a palette of 256 colours: half the size, and flat colours stay exact. */
function indexedPng(rgba: Buffer, width: number, height: number): Buffer {
  const colourAt = (at: number): number => rgba.readUIntBE(at, 3);
  const counts = new Map<number, number>();
  for (let at = 0; at < rgba.length; at += 4) {
    const key = colourAt(at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const palette = choosePalette(counts);
  const nearest = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const key = colourAt(at);
      const index = nearest.get(key) ?? nearestIndex(palette, key);
      nearest.set(key, index);
      rows[y * (width + 1) + 1 + x] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((key) => [key >> 16, (key >> 8) & 255, key & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The most frequent colour of each small cube, most frequent cubes first. */
function choosePalette(counts: ReadonlyMap<number, number>): number[] {
  if (counts.size <= PALETTE) return [...counts.keys()];
  const cubes = new Map<number, { total: number; most: number; key: number }>();
  for (const [key, count] of counts) {
    const cube = (key >> 3) & 0x1f1f1f;
    const held = cubes.get(cube) ?? { total: 0, most: 0, key };
    held.total += count;
    if (count > held.most) Object.assign(held, { most: count, key });
    cubes.set(cube, held);
  }
  const ranked = [...cubes.values()].sort((one, other) => other.total - one.total);
  return ranked.slice(0, PALETTE).map(({ key }) => key);
}

function nearestIndex(palette: readonly number[], key: number): number {
  let best = 0;
  let least = Infinity;
  palette.forEach((candidate, index) => {
    const red = (candidate >> 16) - (key >> 16);
    const green = ((candidate >> 8) & 255) - ((key >> 8) & 255);
    const blue = (candidate & 255) - (key & 255);
    const distance = 2 * red * red + 4 * green * green + 3 * blue * blue;
    if (distance < least) [least, best] = [distance, index];
  });
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

void main(process.argv.slice(2));
