import { endianness } from 'node:os';

/** Mono sound, signed 16 bit. */
export interface Wave {
  readonly sampleRate: number;
  readonly samples: Int16Array;
}

/** The canonical header: RIFF, one `fmt ` chunk of 16 bytes, one `data` chunk. */
export const HEADER_BYTES = 44;

const PCM = 1;
const EXTENSIBLE = 0xfffe;

interface Format {
  readonly channels: number;
  readonly sampleRate: number;
}

const readFormat = (file: Buffer, at: number): Format => {
  const encoding = file.readUInt16LE(at);
  const bits = file.readUInt16LE(at + 14);
  if ((encoding !== PCM && encoding !== EXTENSIBLE) || bits !== 16) {
    throw new Error(`A WAV file of 16-bit PCM was expected, not encoding ${encoding} with ${bits} bits.`);
  }
  return { channels: file.readUInt16LE(at + 2), sampleRate: file.readUInt32LE(at + 4) };
};

/** Little-endian bytes to the machine's own order and back; copies, because a view needs an even offset. */
const toSamples = (bytes: Buffer): Int16Array => {
  const copy = Buffer.alloc(bytes.length - (bytes.length % 2));
  bytes.copy(copy);
  if (endianness() === 'BE') copy.swap16();
  return new Int16Array(copy.buffer, copy.byteOffset, copy.length / 2);
};

const readMono = (data: Buffer, channels: number): Int16Array => {
  const interleaved = toSamples(data);
  if (channels === 1) return interleaved;
  return Int16Array.from({ length: Math.floor(interleaved.length / channels) }, (_, frame) => {
    const values = interleaved.subarray(frame * channels, (frame + 1) * channels);
    return Math.round(values.reduce((sum, value) => sum + value, 0) / channels);
  });
};

/**
 * Reads 16-bit PCM of any channel count, mixed down to one. A `data` chunk that claims more than the file holds
 * (streamed files say 0xFFFFFFFF) ends with the file. Throws an Error that names what is wrong with the file.
 */
export const decodeWave = (file: Buffer): Wave => {
  if (
    file.length < 12 ||
    file.toString('latin1', 0, 4) !== 'RIFF' ||
    file.toString('latin1', 8, 12) !== 'WAVE'
  ) {
    throw new Error('Not a WAV file.');
  }
  let format: Format | undefined;
  for (let at = 12; at + 8 <= file.length;) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const body = at + 8;
    if (name === 'fmt ' && body + 16 <= file.length) format = readFormat(file, body);
    if (name === 'data') {
      if (!format || format.channels < 1 || format.sampleRate < 1)
        throw new Error('A WAV file without format.');
      return {
        sampleRate: format.sampleRate,
        samples: readMono(file.subarray(body, Math.min(body + size, file.length)), format.channels),
      };
    }
    at = body + size + (size % 2);
  }
  throw new Error('A WAV file without sound data.');
};

/** Writes the canonical mono file. */
export const encodeWave = ({ sampleRate, samples }: Wave): Buffer => {
  const file = Buffer.alloc(HEADER_BYTES + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(PCM, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  const body = file.subarray(HEADER_BYTES);
  body.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
  if (endianness() === 'BE') body.swap16();
  return file;
};

/** One wave after the other; all must have the same rate. */
export const joinWaves = (waves: readonly Wave[]): Wave => {
  const sampleRate = waves[0]?.sampleRate ?? 0;
  if (waves.some((wave) => wave.sampleRate !== sampleRate)) throw new Error('Waves of different rates.');
  const samples = new Int16Array(waves.reduce((sum, wave) => sum + wave.samples.length, 0));
  let at = 0;
  for (const wave of waves) {
    samples.set(wave.samples, at);
    at += wave.samples.length;
  }
  return { sampleRate, samples };
};
