import type { Wave } from '../services/api/src/speech/wave';

const FRAME_SECONDS = 0.04;
const STEP_SECONDS = 0.02;
/** Voices of adults, with room. */
const LOWEST_HZ = 80;
const HIGHEST_HZ = 500;
/** How alike a frame must be to itself one period later to count as voiced. */
const VOICED = 0.6;
/** A frame softer than this (root mean square of 16 bits) is a pause. */
const SOFT = 300;

/** The normalised correlation of a frame with itself `lag` samples later, -1 to 1. */
function likeness(
  samples: Int16Array,
  start: number,
  { length, lag }: { length: number; lag: number },
): number {
  let both = 0;
  let own = 0;
  let later = 0;
  for (let index = start; index < start + length; index += 1) {
    const a = samples[index] ?? 0;
    const b = samples[index + lag] ?? 0;
    both += a * b;
    own += a * a;
    later += b * b;
  }
  return own === 0 || later === 0 ? 0 : both / Math.sqrt(own * later);
}

/** Fundamental frequencies of the voiced moments of speech, in Hz, by autocorrelation. For measuring voices, not for the running server. */
export function pitches({ sampleRate, samples }: Wave): number[] {
  const length = Math.round(FRAME_SECONDS * sampleRate);
  const [shortest, longest] = [Math.floor(sampleRate / HIGHEST_HZ), Math.ceil(sampleRate / LOWEST_HZ)];
  const found: number[] = [];
  for (
    let start = 0;
    start + length + longest < samples.length;
    start += Math.round(STEP_SECONDS * sampleRate)
  ) {
    const energy = samples.subarray(start, start + length).reduce((sum, value) => sum + value * value, 0);
    if (Math.sqrt(energy / length) < SOFT) continue;
    const scores = Array.from({ length: longest - shortest + 1 }, (_, index) =>
      likeness(samples, start, { length, lag: shortest + index }),
    );
    const best = Math.max(...scores);
    // Two periods are as alike as one: the first lag that is nearly as good is the period.
    const period = scores.findIndex(
      (score, index) => score > best * 0.95 && score >= (scores[index + 1] ?? -1),
    );
    if (best >= VOICED && period >= 0) found.push(sampleRate / (shortest + period));
  }
  return found;
}

/** From the lowest to the highest pitch, in semitones; one moment in fifty at each end may be misheard. */
export function pitchRange(wave: Wave): number {
  const sorted = pitches(wave).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return sorted.length === 0 ? 0 : 12 * Math.log2(at(0.98) / at(0.02));
}
