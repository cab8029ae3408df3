import { createHash } from 'node:crypto';
import { z } from 'zod';
import { createProvider, type Endpoint, type Provider } from '@kotoba/providers';

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

/** A picture as a provider painted it, named by its content. */
interface PaintedPicture {
  readonly hash: string;
  readonly extension: RasterKind;
  readonly content: Buffer;
}

export interface Painter {
  /** Paints what the English text describes, within `PAINTING_MS`. @throws ProviderFailure */
  paint(description: string): Promise<PaintedPicture>;
  /** Ends what runs. */
  close(): void;
}

const PAINTING_MS = 20_000;
const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
/** The same as base64 in JSON. */
const MAX_ANSWER_BYTES = 12 * 1024 * 1024;
const DEFAULT_MODEL = 'gpt-image-1';

/** A provider sends the picture itself, or says where it lies. */
const answerSchema = z.object({
  data: z.tuple(
    [z.union([z.object({ b64_json: z.string().min(1) }), z.object({ url: z.string() })])],
    z.unknown(),
  ),
});

function toPicture(content: Buffer): PaintedPicture {
  const extension = rasterKind(content);
  if (!extension || content.length > MAX_PICTURE_BYTES)
    throw new Error('no picture of a known kind and size');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 40);
  return { hash, extension, content };
}

function paintWith(provider: Provider, model: string): Painter['paint'] {
  return async (description) => {
    const began = performance.now();
    const left = (): number => Math.max(1, Math.ceil(PAINTING_MS - (performance.now() - began)));
    const made = await provider.post(
      '/images/generations',
      { model, prompt: description, n: 1, size: '1024x1024' },
      {
        maxBytes: MAX_ANSWER_BYTES,
        timeoutMs: left(),
        read: ({ body }) => {
          const [answer] = answerSchema.parse(JSON.parse(body.toString('utf8'))).data;
          return 'url' in answer ? answer.url : toPicture(Buffer.from(answer.b64_json, 'base64'));
        },
      },
    );
    if (typeof made !== 'string') return made;
    const read = ({ body }: { body: Buffer }) => toPicture(body);
    return provider.file(made, { maxBytes: MAX_PICTURE_BYTES, timeoutMs: left(), read });
  };
}

/** Any OpenAI-compatible `POST <baseUrl>/images/generations`; null when none is configured. */
export function createPainter({
  model = DEFAULT_MODEL,
  ...endpoint
}: Endpoint & { readonly model?: string }): Painter | null {
  const { baseUrl } = endpoint;
  if (!baseUrl) return null;
  const provider = createProvider({ ...endpoint, baseUrl });
  return { paint: paintWith(provider, model), close: provider.close };
}
