const bytes = (latin1: string): Buffer => Buffer.from(latin1, 'latin1');

const startsWith = (content: Buffer, start: Buffer, at = 0): boolean =>
  content.subarray(at, at + start.length).equals(start);

const KINDS = {
  png: (content: Buffer) => startsWith(content, bytes('\x89PNG\r\n\x1a\n')),
  jpg: (content: Buffer) => startsWith(content, bytes('\xff\xd8\xff')),
  webp: (content: Buffer) => startsWith(content, bytes('RIFF')) && startsWith(content, bytes('WEBP'), 8),
} as const;

export type RasterKind = keyof typeof KINDS;

/** Kinds of pictures that are served beside SVG, with what browsers are told of them. */
export const RASTER_TYPES: Readonly<Record<RasterKind, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** What a picture is by its own first bytes, whatever the sender calls it; null for anything that is not shown. */
export const rasterKind = (content: Buffer): RasterKind | null =>
  (Object.keys(KINDS) as RasterKind[]).find((kind) => KINDS[kind](content)) ?? null;
