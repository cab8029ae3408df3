import type { Wave } from '../wave';

/** A tone of full amplitude 0.5. */
export const tone = (hertz: number, options: { seconds?: number; sampleRate?: number } = {}): Wave => {
  const { seconds = 0.5, sampleRate = 24_000 } = options;
  const samples = Int16Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) =>
    Math.round(16_384 * Math.sin((2 * Math.PI * hertz * index) / sampleRate)),
  );
  return { sampleRate, samples };
};

export const silence = (seconds: number, sampleRate = 24_000): Wave => ({
  sampleRate,
  samples: new Int16Array(Math.round(seconds * sampleRate)),
});
