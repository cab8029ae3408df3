import { rasterKind } from './raster-kind';

test.each([
  ['png', '\x89PNG\r\n\x1a\n…'],
  ['jpg', '\xff\xd8\xff\xe0'],
  ['webp', 'RIFF\x10\x00\x00\x00WEBPVP8 '],
  [null, 'RIFF\x10\x00\x00\x00WAVEfmt '],
  [null, '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  [null, 'GIF89a'],
  [null, '<!doctype html>'],
  [null, '\x89PNG'],
  [null, ''],
])('%s: %j', (kind, content) => expect(rasterKind(Buffer.from(content, 'latin1'))).toBe(kind));
