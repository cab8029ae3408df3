import { createHash } from 'node:crypto';
import type { FileStore } from '@kotoba/files';
import type { SpeechLanguage } from './speech-engine';
import { encodeWave, HEADER_BYTES, type Wave } from './wave';

/** Where clips of speech lie in the store. Their names are hashes of their content. */
export const AUDIO_FOLDER = 'media/audio';

/** A finished clip: `name` in the store, `seconds` its duration. Served as `/api/media/audio/<hash>.wav`. */
export interface Clip {
  readonly hash: string;
  readonly name: string;
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

const nameOf = (hash: string): string => `${AUDIO_FOLDER}/${hash}.wav`;

/** Clips in the store, where every server of a suite finds what another one made. */
export class ClipStore {
  readonly #files: FileStore;

  constructor(files: FileStore) {
    this.#files = files;
  }

  /** The stored clip, or null. A file cut short by a power failure counts as not stored. */
  async find(hash: string): Promise<Clip | null> {
    const name = nameOf(hash);
    const size = (await this.#files.stat(name))?.size ?? 0;
    if (size < HEADER_BYTES) return null;
    const found = await this.#files.read(name, { start: 0, end: HEADER_BYTES - 1 });
    const header = found && Buffer.concat(await found.stream.toArray());
    if (header?.length !== HEADER_BYTES) return null;
    const rate = header.readUInt32LE(24);
    if (rate === 0 || header.readUInt32LE(40) !== size - HEADER_BYTES) return null;
    return { hash, name, contentType: 'audio/wav', bytes: size, seconds: (size - HEADER_BYTES) / 2 / rate };
  }

  async save(hash: string, wave: Wave): Promise<Clip> {
    const name = nameOf(hash);
    const content = encodeWave(wave);
    await this.#files.put(name, content, { hasty: true });
    const seconds = wave.samples.length / wave.sampleRate;
    return { hash, name, contentType: 'audio/wav', bytes: content.length, seconds };
  }
}
