import fc from 'fast-check';
import { decodeWave, encodeWave, HEADER_BYTES, joinWaves } from './wave';

const sample = fc.integer({ min: -32_768, max: 32_767 });

test('a wave survives being written and read', () => {
  fc.assert(
    fc.property(fc.array(sample), fc.integer({ min: 1, max: 192_000 }), (values, sampleRate) => {
      const wave = decodeWave(encodeWave({ sampleRate, samples: Int16Array.from(values) }));
      expect(wave.sampleRate).toBe(sampleRate);
      expect([...wave.samples]).toEqual(values);
    }),
  );
});

test('any bytes are a wave or a plain error, never a crash of another kind', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const file = Buffer.concat([Buffer.from('RIFF0000WAVEfmt ', 'latin1'), Buffer.from(bytes)]);
      try {
        expect(decodeWave(file).samples).toBeInstanceOf(Int16Array);
      } catch (error) {
        expect(String(error)).toMatch(/^Error: .*WAV/);
      }
    }),
  );
});

test('mixes two channels down to their mean', () => {
  const file = encodeWave({ sampleRate: 8_000, samples: Int16Array.of(100, 300, -50, 50) });
  file.writeUInt16LE(2, 22);
  expect([...decodeWave(file).samples]).toEqual([200, 0]);
});

test('a streamed file that does not know its length ends where the bytes end', () => {
  const file = encodeWave({ sampleRate: 8_000, samples: Int16Array.of(1, 2, 3) });
  file.writeUInt32LE(0xffffffff, 40);
  expect([...decodeWave(file).samples]).toEqual([1, 2, 3]);
});

test('skips chunks that it does not know', () => {
  const file = encodeWave({ sampleRate: 8_000, samples: Int16Array.of(7) });
  const list = Buffer.from('LIST\x03\x00\x00\x00abc\x00', 'latin1');
  const withList = Buffer.concat([file.subarray(0, 36), list, file.subarray(36)]);
  expect([...decodeWave(withList).samples]).toEqual([7]);
});

test.each([
  ['an empty file', Buffer.alloc(0)],
  ['an MP3', Buffer.from('ID3\x04 and the rest of it', 'latin1')],
  [
    'a header alone',
    encodeWave({ sampleRate: 8_000, samples: new Int16Array(0) }).subarray(0, HEADER_BYTES - 8),
  ],
])('%s is refused', (_, file) => {
  expect(() => decodeWave(file)).toThrow(/WAV/);
});

test('joins waves of one rate and refuses to mix rates', () => {
  const one = { sampleRate: 10, samples: Int16Array.of(1) };
  const two = { sampleRate: 10, samples: Int16Array.of(2, 3) };
  expect([...joinWaves([one, two]).samples]).toEqual([1, 2, 3]);
  expect(() => joinWaves([one, { ...two, sampleRate: 20 }])).toThrow('rates');
});
