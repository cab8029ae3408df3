import { crc32, deflateSync } from 'node:zlib';

const PALETTE = 256;
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Pixels (RGBA, opaque) as a PNG with a palette of 256 colours: half the size, and flat colours stay exact. */
export function indexedPng(rgba, width, height) {
  const counts = new Map();
  for (let at = 0; at < rgba.length; at += 4) {
    const key = (rgba[at] << 16) | (rgba[at + 1] << 8) | rgba[at + 2];
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const palette = choosePalette(counts);
  const nearest = new Map();
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const key = (rgba[at] << 16) | (rgba[at + 1] << 8) | rgba[at + 2];
      if (!nearest.has(key)) nearest.set(key, nearestIndex(palette, key));
      rows[y * (width + 1) + 1 + x] = nearest.get(key);
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
function choosePalette(counts) {
  if (counts.size <= PALETTE) return [...counts.keys()];
  const cubes = new Map();
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

function nearestIndex(palette, key) {
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

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
