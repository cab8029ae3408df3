// @ts-check
/**
 * The process that reads a learner's photo: decoders are large and old, and a hostile file then costs a process, not
 * the server. What comes out was written here: nothing of the file but its pixels.
 *
 * Data: { path, mostPixels, size } — in: anything — out: { content } (WebP) or { refused: message }
 */
const { open } = require('node:fs/promises');
const sharp = require('sharp');
const { serve } = require('../../../platform/processes/serve.cjs');

/** @typedef {{ path: string, mostPixels: number, size: number }} Photo */

// One photo and an end: nothing to keep, and no threads that take memory beside each other.
sharp.cache(false);
sharp.concurrency(1);
// Of all that the library reads (SVG, PDF, TIFF …) only what learners send.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

const OTHER = 'This file is no photo that can be read here. Please choose a JPEG, PNG or WebP.';
const DAMAGED = 'This photo is damaged and cannot be read. Please choose another one.';

/** Formats that phones and computers save pictures in, by their first bytes; null for those that are read. */
const FORMATS = [
  { start: /^\xff\xd8\xff|^\x89PNG\r\n|^RIFF....WEBP/s, refusal: null },
  {
    start: /^....ftyp(hei|hev|mif1|msf1|avi)/s,
    refusal: 'Photos in the format HEIC cannot be read here. Please choose or save it as a JPEG.',
  },
  { start: /^GIF8/, refusal: 'This is an animation (GIF). Please choose a JPEG, PNG or WebP.' },
];

/** @param {string} path */
async function startOf(path) {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Why a file is not even looked into; null when it is. @param {string} path */
async function refusalOf(path) {
  const start = await startOf(path);
  const format = FORMATS.find((each) => each.start.test(start));
  return format ? format.refusal : OTHER;
}

serve((/** @type {Photo} */ { path, mostPixels, size }) => async () => {
  const refused = await refusalOf(path);
  if (refused !== null) return { refused };
  try {
    // Its head alone: how large it says that it is, before any of it is decoded.
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    const most = Math.round(mostPixels / 1e6);
    if (width * height > mostPixels)
      return { refused: `The photo has too many pixels; ${most} million are the most.` };
    const photo = sharp(path, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true });
    const content = await photo
      .autoOrient()
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .webp({ quality: 80 })
      .toBuffer();
    return { content };
  } catch {
    return { refused: DAMAGED };
  }
});
