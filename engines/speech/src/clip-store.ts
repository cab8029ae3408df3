import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from './system';
import type { SpeechLanguage } from './speech-engine';
import { encodeWave, HEADER_BYTES, type Wave } from './wave';

/** Where clips of speech lie. Their names are hashes of their content. */
export const audioFolder = (dataDir: string): string => join(dataDir, 'media', 'audio');

/** A finished clip: `file` is absolute, `seconds` its duration. Served as `/api/media/audio/<hash>.wav`. */
export interface Clip {
  readonly hash: string;
  readonly file: string;
  readonly contentType: 'audio/wav';
  readonly bytes: number;
  readonly seconds: number;
}

interface ClipContent {
  readonly engine: string;
  readonly language: SpeechLanguage;
  readonly text: string;
  readonly reading: string | null;
}

/** The name of a clip: equal content by an equal engine is the same file for every learner. */
export const clipHash = ({ engine, language, text, reading }: ClipContent): string =>
  createHash('sha256')
    .update(JSON.stringify([engine, language, text, reading]))
    .digest('hex')
    .slice(0, 40);

/** Clips on disk under `<dataDir>/media/audio`. */
export class ClipStore {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = audioFolder(dataDir);
  }

  #file(hash: string): string {
    return join(this.#folder, `${hash}.wav`);
  }

  /** The stored clip, or null. A file cut short by a power failure counts as not stored. */
  async find(hash: string): Promise<Clip | null> {
    const file = this.#file(hash);
    try {
      const handle = await open(file, 'r');
      try {
        const { size } = await handle.stat();
        const header = Buffer.alloc(HEADER_BYTES);
        const { bytesRead } = await handle.read(header, 0, HEADER_BYTES, 0);
        const rate = header.readUInt32LE(24);
        if (bytesRead < HEADER_BYTES || rate === 0 || header.readUInt32LE(40) !== size - HEADER_BYTES)
          return null;
        return {
          hash,
          file,
          contentType: 'audio/wav',
          bytes: size,
          seconds: (size - HEADER_BYTES) / 2 / rate,
        };
      } finally {
        await handle.close();
      }
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT')) return null;
      throw error;
    }
  }

  /** Writes beside and renames: a reader sees the whole clip or none. */
  async save(hash: string, wave: Wave): Promise<Clip> {
    const file = this.#file(hash);
    const unfinished = join(this.#folder, `.${hash}.${randomUUID()}`);
    const content = encodeWave(wave);
    await mkdir(this.#folder, { recursive: true });
    try {
      await writeFile(unfinished, content);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    const seconds = wave.samples.length / wave.sampleRate;
    return { hash, file, contentType: 'audio/wav', bytes: content.length, seconds };
  }
}
