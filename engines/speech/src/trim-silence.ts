import type { Wave } from './wave';

/** Quieter than this is silence: about 54 dB under full scale. */
const THRESHOLD = 64;
const LEAD_SECONDS = 0.08;
const TAIL_SECONDS = 0.15;

/** Cuts the third of a second of silence that engines put around a text, so that a word is heard when it is asked for. */
export const trimSilence = ({ sampleRate, samples }: Wave): Wave => {
  const isLoud = (sample: number): boolean => Math.abs(sample) >= THRESHOLD;
  const first = samples.findIndex(isLoud);
  if (first < 0) return { sampleRate, samples: new Int16Array(0) };
  const start = Math.max(0, first - Math.round(LEAD_SECONDS * sampleRate));
  const end = samples.findLastIndex(isLoud) + 1 + Math.round(TAIL_SECONDS * sampleRate);
  return { sampleRate, samples: samples.slice(start, end) };
};
