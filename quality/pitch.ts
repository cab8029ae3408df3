import type { Wave } from '../engines/speech/src/wave';

const FRAME_SECONDS = 0.03;
const STEP_SECONDS = 0.01;
/** Voices of adults, with room. */
const MIN_HZ = 80;
const MAX_HZ = 650;
/** How alike a frame must be to itself one period later to count as voiced. */
const VOICED = 0.7;
/** A frame softer than this (root mean square of 16 bits) is a pause. */
const SOFT = 300;

/** A pitch that a moment may have, in Hz, and how alike the moment is to itself one such period later, up to 1. */
interface Candidate {
  readonly hertz: number;
  readonly likeness: number;
}

/** The normalised correlation of a frame with itself `lag` samples later, -1 to 1. */
function correlation(frame: Int16Array, later: Int16Array): number {
  let both = 0;
  let own = 0;
  let other = 0;
  for (let index = 0; index < frame.length; index += 1) {
    const a = frame[index] ?? 0;
    const b = later[index] ?? 0;
    both += a * b;
    own += a * a;
    other += b * b;
  }
  return own === 0 || other === 0 ? 0 : both / Math.sqrt(own * other);
}

/**
 * The peak of the parabola through three neighbours, as a distance from the middle one: a period is no whole number of
 * samples.
 */
function peakOffset(before: number, middle: number, after: number): number {
  const bend = before - 2 * middle + after;
  return bend === 0 ? 0 : (before - after) / (2 * bend);
}

/** What each moment of speech may have as its pitch, by autocorrelation; nothing in pauses and in voiceless sounds. */
function pitchCandidates({ sampleRate, samples }: Wave): Candidate[][] {
  const length = Math.round(FRAME_SECONDS * sampleRate);
  const [shortest, longest] = [Math.floor(sampleRate / MAX_HZ), Math.ceil(sampleRate / MIN_HZ)];
  const moments: Candidate[][] = [];
  const step = Math.round(STEP_SECONDS * sampleRate);
  for (let start = 0; start + length + longest < samples.length; start += step) {
    const frame = samples.subarray(start, start + length);
    const energy = frame.reduce((sum, value) => sum + value * value, 0);
    if (Math.sqrt(energy / length) < SOFT) {
      moments.push([]);
      continue;
    }
    const scores = Array.from({ length: longest - shortest + 1 }, (_, index) =>
      correlation(frame, samples.subarray(start + shortest + index, start + shortest + index + length)),
    );
    moments.push(
      scores.flatMap((score, index) => {
        const [before, after] = [scores[index - 1], scores[index + 1]];
        if (before === undefined || after === undefined || score < VOICED) return [];
        if (score < before || score <= after) return [];
        const period = shortest + index + peakOffset(before, score, after);
        return [{ hertz: sampleRate / period, likeness: score }];
      }),
    );
  }
  return moments;
}

/** Two periods are as alike as one: a pitch an octave lower must be more alike by this much. */
const OCTAVE_COST = 0.05;
/** What a leap of an octave from one moment to the next costs; a voice glides, and only a mishearing leaps. */
const LEAP_COST = 0.5;

interface Path {
  readonly score: number;
  readonly hertz: number;
  readonly before: Path | null;
}

const ownScore = ({ hertz, likeness }: Candidate): number => likeness + OCTAVE_COST * Math.log2(hertz);

/** The best path to each candidate of the next moment. */
function extend(paths: readonly Path[], candidates: readonly Candidate[]): Path[] {
  return candidates.map((candidate) => {
    const transitions = paths.map((path) => ({
      path,
      score: path.score - LEAP_COST * Math.abs(Math.log2(candidate.hertz / path.hertz)),
    }));
    const best = transitions.reduce<(typeof transitions)[number] | null>(
      (found, transition) => (found && found.score >= transition.score ? found : transition),
      null,
    );
    return {
      score: (best?.score ?? 0) + ownScore(candidate),
      hertz: candidate.hertz,
      before: best?.path ?? null,
    };
  });
}

function unwind(paths: readonly Path[]): number[] {
  const found: number[] = [];
  const best = paths.reduce<Path | null>((top, path) => (top && top.score >= path.score ? top : path), null);
  for (let at = best; at; at = at.before) found.unshift(at.hertz);
  return found;
}

/**
 * Fundamental frequencies of the voiced moments of speech, in Hz: of what each moment may have, the way through a
 * voiced stretch that is most alike and leaps least (P. Boersma, "Accurate short-term analysis of the fundamental
 * frequency", 1993). For measuring voices, not for the running server.
 */
export function pitches(wave: Wave): number[] {
  const found: number[] = [];
  let paths: Path[] = [];
  for (const candidates of [...pitchCandidates(wave), []]) {
    if (candidates.length === 0) found.push(...unwind(paths));
    paths = extend(paths, candidates);
  }
  return found;
}

/** From the lowest to the highest pitch, in semitones; one moment in fifty at each end may be misheard. */
export function pitchRange(wave: Wave): number {
  const sorted = pitches(wave).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return sorted.length === 0 ? 0 : 12 * Math.log2(at(0.98) / at(0.02));
}
