import type { Wave } from '../engines/speech/src/wave';
import { pitchCandidates, type Candidate } from './pitch-candidates';

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

/** The best way to each candidate of the next moment. */
function extend(paths: readonly Path[], candidates: readonly Candidate[]): Path[] {
  return candidates.map((candidate) => {
    const ways = paths.map((path) => ({
      path,
      score: path.score - LEAP_COST * Math.abs(Math.log2(candidate.hertz / path.hertz)),
    }));
    const best = ways.reduce<(typeof ways)[number] | null>(
      (found, way) => (found && found.score >= way.score ? found : way),
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
 * Fundamental frequencies of the voiced moments of speech, in Hz: of what each moment may have, the way through a voiced stretch that is
 * most alike and leaps least (P. Boersma, "Accurate short-term analysis of the fundamental frequency", 1993). For measuring voices, not
 * for the running server.
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
