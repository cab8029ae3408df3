import type { SpeechLog } from '../speech-engine';

/** A log that keeps its warnings for the test. */
export const createQuietLog = (): SpeechLog & { readonly warnings: string[] } => {
  const warnings: string[] = [];
  return { warnings, info: () => undefined, warn: (_details, message) => void warnings.push(message) };
};
