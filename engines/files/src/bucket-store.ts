import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { checkedName, StoreUnavailable, type ByteRange, type FileFacts, type FileStore } from './file-store';

/** A bucket of any server that speaks S3. */
export interface BucketSettings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** The bucket is a part of the path, not of the host's name. */
  readonly pathStyle: boolean;
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** What a caller can make something of: missing, taken, being written by another. */
const ANSWERS = [404, 409, 412];

function nullIfMissing(error: unknown): null {
  if (statusOf(error) === 404) return null;
  throw error;
}

function rethrow(error: unknown): never {
  if (ANSWERS.includes(statusOf(error) ?? 0)) throw error;
  const why = error instanceof Error ? error.message : String(error);
  throw new StoreUnavailable(`The bucket does not do what is asked: ${why}`, { cause: error });
}

/** Milliseconds until a server that does not answer is given up. */
const CONNECT_MS = 3000;
const SILENT_MS = 15_000;

interface Described {
  ContentLength?: number;
  LastModified?: Date;
  ETag?: string;
}

const factsOf = ({ ContentLength, LastModified, ETag }: Described): FileFacts => ({
  size: ContentLength ?? 0,
  modified: LastModified ?? new Date(0),
  tag: ETag ?? '',
});

/** Files in a bucket. */
export class BucketStore implements FileStore {
  readonly freshForMs = 1000;
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ endpoint, bucket, region, accessKey, secretKey, pathStyle }: BucketSettings) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      endpoint,
      region,
      forcePathStyle: pathStyle,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      // Checksums in trailers are understood by Amazon, and by few others.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
    });
    // Around everything else, so that it hears of a failure when the client has tried often enough.
    this.#client.middlewareStack.add((next) => (call) => next(call).catch(rethrow), {
      step: 'initialize',
      priority: 'high',
    });
  }

  async put(name: string, content: string | Uint8Array | Readable): Promise<void> {
    const object = { ...this.#at(name), Body: content };
    // A stream has no length that could be told beforehand: it goes in parts, and is there when the last one is.
    if (content instanceof Readable) await new Upload({ client: this.#client, params: object }).done();
    else await this.#client.send(new PutObjectCommand(object));
  }

  async create(name: string, content: string | Uint8Array): Promise<boolean> {
    // The condition decides. To ask first keeps what is there even where a server does not know the condition.
    if (await this.stat(name)) return false;
    try {
      await this.#client.send(new PutObjectCommand({ ...this.#at(name), Body: content, IfNoneMatch: '*' }));
      return true;
    } catch (error) {
      if (statusOf(error) === 412) return false;
      // Another one was being written at the same moment, and may have failed.
      if (statusOf(error) === 409) return this.create(name, content);
      throw error;
    }
  }

  async read(name: string, range?: ByteRange): Promise<(FileFacts & { stream: Readable }) | null> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const found = await this.#client
      .send(new GetObjectCommand({ ...this.#at(name), Range }))
      .catch(nullIfMissing);
    if (!found) return null;
    const size = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength);
    return { ...factsOf({ ...found, ContentLength: size }), stream: found.Body as Readable };
  }

  async stat(name: string): Promise<FileFacts | null> {
    const found = await this.#client.send(new HeadObjectCommand(this.#at(name))).catch(nullIfMissing);
    return found && factsOf(found);
  }

  async *list(folder: string): AsyncGenerator<FileFacts & { name: string }> {
    const query = { Bucket: this.#bucket, Prefix: `${checkedName(folder)}/` };
    for await (const page of paginateListObjectsV2({ client: this.#client }, query)) {
      for (const { Key, Size, LastModified, ETag } of page.Contents ?? []) {
        if (Key) yield { name: Key, ...factsOf({ ContentLength: Size, LastModified, ETag }) };
      }
    }
  }

  async remove(name: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(name)));
  }

  async move(name: string, to: string): Promise<void> {
    const source = { CopySource: `${this.#bucket}/${checkedName(name)}` };
    const copied = await this.#client
      .send(new CopyObjectCommand({ ...this.#at(to), ...source }))
      .catch(nullIfMissing);
    if (copied) await this.remove(name);
  }

  /** A rule of the bucket does that: parts of an upload that broke off are no files. */
  async removeUnfinished(): Promise<void> {}

  #at(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: checkedName(name) };
  }
}
