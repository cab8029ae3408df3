import sharp from 'sharp';
import type { TestLearner } from '../../../testing/test-server';
import type { Entry } from '../entry.schemas';
import { stillNamed } from '../media/media-files';
import { addWords, readEntry, sharedWordServer } from '../testing/word-server';

/** Small limits, so that what passes them is small, too. */
const server = sharedWordServer(
  {},
  { env: { PHOTO_MB: '1', PHOTO_MEGAPIXELS: '8', RATE_LIMITS: 'photos=4/3600' } },
);

let learner: TestLearner;
let id: number;
beforeEach(async () => {
  learner = await server.createLearner();
  [id = 0] = await addWords(learner, [{ en_word: 'umbrella', hiragana: 'かさ' }]);
});

/** Sends a photo as the browser does. */
const send = (
  { inject }: TestLearner,
  photo: Buffer | undefined,
  { word = id, alt, type = 'application/octet-stream' }: { word?: number; alt?: string; type?: string } = {},
) =>
  inject({
    method: 'POST',
    url: `/vocabulary/${word}/photo${alt === undefined ? '' : `?alt=${encodeURIComponent(alt)}`}`,
    ...(photo && { body: photo, headers: { 'content-type': type } }),
  });

async function sent(photo: Buffer, alt?: string): Promise<Entry> {
  const answer = await send(learner, photo, { alt });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ vocabulary: Entry }>().vocabulary;
}

const nameOf = ({ word_image_url: url }: Entry): string => url?.replace('/api/media/pictures/', '') ?? '';
const load = (entry: Entry) => server.inject({ url: (entry.word_image_url ?? '').replace('/api', '') });

/** Left half red, right half blue, as the camera's chip saw it. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#00f' } },
      left: width / 2,
      top: 0,
    },
  ]);

/** What a phone writes into a photo: who took it, where, and how it was held (6: turned to the right). */
const fromPhone = () =>
  halves(1600, 800)
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretPhone', Artist: 'SecretName' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '35/1 41/1 22/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '139/1 41/1 30/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>SecretPlace</place></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Source: MEDIA-13, MEDIA-14. */
describe('a photo of one’s own', () => {
  test('is kept turned, sized and newly written: nothing of the file but its pixels', async () => {
    const photo = await fromPhone();
    const before = await sharp(photo).metadata();
    expect([before.exif?.includes('SecretPhone'), before.orientation]).toEqual([true, 6]);
    expect(photo.includes('SecretPlace')).toBe(true);

    const entry = await sent(photo);
    expect(nameOf(entry)).toMatch(/^[0-9a-f]{64}\.webp$/);
    const { rawPayload: kept, headers } = await load(entry);
    expect(headers['content-type']).toBe('image/webp');
    const { exif, xmp, iptc, icc, orientation, width, height, format } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect({ width, height, format }).toEqual({ width: 512, height: 1024, format: 'webp' });
    for (const secret of ['Secret', 'EXIF', 'XMP', 'Exif']) expect(kept.includes(secret)).toBe(false);
    // Turned to the right, what was left is above.
    const { data } = await sharp(kept).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([data[0] ?? 0, data.at(-1) ?? 0].every((part) => part > 200)).toBe(true);
  });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'may be a %s, whatever type it is sent under',
    async (format) => {
      const photo = await halves(40, 20).toFormat(format).toBuffer();
      const answer = await send(learner, photo, { type: 'image/jpeg' });
      expect(answer.statusCode).toBe(200);
      // A small one is not blown up.
      const kept = await load(answer.json<{ vocabulary: Entry }>().vocabulary);
      expect(await sharp(kept.rawPayload).metadata()).toMatchObject({ width: 40, height: 20 });
    },
  );

  test('is described by the learner, else by the word', async () => {
    const photo = await halves(40, 20).png().toBuffer();
    expect((await sent(photo)).word_image_alt).toBe('Photo for “umbrella”');
    expect((await sent(photo, 'my blue umbrella')).word_image_alt).toBe('my blue umbrella');
    expect((await send(learner, photo, { alt: 'x'.repeat(301) })).statusCode).toBe(400);
  });

  test('is taken back like any other picture; sent twice, it is there once', async () => {
    const before = await readEntry(learner, id);
    const photo = await halves(40, 20).png().toBuffer();
    const first = await sent(photo);
    expect(await sent(photo)).toEqual(first);
    const answer = await learner.inject({
      url: '/vocabulary/undo',
      body: { vocabulary_id: id, regenerate_type: 'images' },
    });
    const { word_image_url, word_image_alt, sentence_image_url } = before;
    expect(answer.json<{ vocabulary: Entry }>().vocabulary).toMatchObject({
      word_image_url,
      word_image_alt,
      sentence_image_url,
    });
  });

  test('stays when the word is corrected, and while another picture can be taken back', async () => {
    const photo = await sent(await halves(40, 20).png().toBuffer());
    await learner.inject({ method: 'PATCH', url: `/vocabulary/${id}`, body: { en_word: 'parasol' } });
    expect(await readEntry(learner, id)).toMatchObject({ word_image_url: photo.word_image_url });
    await learner.inject({
      url: '/vocabulary/regenerate',
      body: { vocabulary_id: id, regenerate_type: 'images' },
    });
    expect(nameOf(await readEntry(learner, id))).toMatch(/\.svg$/);
    expect(await stillNamed(server.platform.db, [nameOf(photo)])).toEqual([nameOf(photo)]);
  });

  test('of another learner’s word is refused as missing, before anything is read', async () => {
    const stranger = await server.createLearner();
    const before = await readEntry(learner, id);
    const photo = await halves(40, 20).png().toBuffer();
    const foreign = await send(stranger, photo);
    const absent = await send(stranger, photo, { word: 2_000_000_000 });
    expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body]);
    expect(await readEntry(learner, id)).toEqual(before);
    expect((await server.inject({ url: `/vocabulary/${id}/photo`, body: photo })).statusCode).toBe(401);
  });

  test('is limited in number: past it 429 says when', async () => {
    const photo = await halves(40, 20).png().toBuffer();
    const codes: number[] = [];
    for (let i = 0; i < 5; i += 1) codes.push((await send(learner, photo)).statusCode);
    expect(codes.slice(0, 4).every((code) => code === 200)).toBe(true);
    expect(codes.at(-1)).toBe(429);
  });
});

/** The head of a PNG that says that it is of this size, and nothing behind it. */
function hollowPng(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.alloc(4), Buffer.from('0000000049444154', 'hex'), Buffer.alloc(4)]);
}

/** Source: MEDIA-14. */
describe('a file that is no photo is refused in words for the learner, and changes nothing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
  const noise = async (side: number) =>
    sharp(Buffer.from(Array.from({ length: side * side * 3 }, (_, i) => (i * 7919) % 251)), {
      raw: { width: side, height: side, channels: 3 },
    });
  test.each<[string, () => Buffer | Promise<Buffer>, number, RegExp]>([
    ['a text', () => Buffer.from('GPS 35.6'), 400, /no photo.*JPEG, PNG or WebP/],
    ['a drawing that names files', () => Buffer.from(svg), 400, /no photo/],
    ['an animation', () => Buffer.from('GIF89a\x01\x00\x01\x00'), 400, /GIF/],
    ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 400, /HEIC.*JPEG/],
    ['nothing but a head', () => hollowPng(100, 100), 400, /damaged/],
    [
      'one cut off in the middle',
      async () => (await (await noise(300)).jpeg().toBuffer()).subarray(0, 9000),
      400,
      /damaged/,
    ],
    ['a bomb that says what it is', () => hollowPng(60_000, 60_000), 400, /too many pixels; 8 million/],
    [
      'a bomb of a hundred million pixels in some kilobytes',
      () =>
        sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#000' } })
          .png({ palette: true })
          .toBuffer(),
      400,
      /too many pixels/,
    ],
    ['one that is too large', () => Buffer.alloc(1024 * 1024 + 1, 'x'), 413, /too large: the limit is 1 MB/],
  ])('%s', async (_, make, status, message) => {
    const file = await make();
    const before = await readEntry(learner, id);
    const rss = process.memoryUsage.rss();
    const answer = await send(learner, file);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, message: expect.stringMatching(message) });
    expect(process.memoryUsage.rss() - rss).toBeLessThan(100 * 1024 * 1024);
    expect(await readEntry(learner, id)).toEqual(before);
  });

  test('nothing at all', async () => {
    expect((await send(learner, undefined)).json()).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
