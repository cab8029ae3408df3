import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SpeechLog } from '../speech-engine';
import type { Wave } from '../wave';

/** A log that keeps its warnings for the test. */
export const createQuietLog = (): SpeechLog & { readonly warnings: string[] } => {
  const warnings: string[] = [];
  return { warnings, info: () => undefined, warn: (_details, message) => void warnings.push(message) };
};

/** The tools folder that all tests share, so that Open JTalk is built once on a machine. */
export const sharedToolsDir = (): string => process.env['KOTOBA_TOOLS_DIR'] ?? join(tmpdir(), 'kotoba-tools');

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
