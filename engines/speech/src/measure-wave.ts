import type { SpeechLanguage } from './speech-engine';
import type { Wave } from './wave';

/** Seconds of sound. */
export const waveSeconds = ({ sampleRate, samples }: Wave): number => samples.length / sampleRate;

/** Level as root mean square, 0 (silence) to 1 (full scale). Speech of our voices lies at 0.05 to 0.25. */
export const waveLevel = ({ samples }: Wave): number => {
  if (samples.length === 0) return 0;
  let sum = 0;
  // By index: a minute of sound takes an iterator 35 ms, and this runs on the server's main thread.
  for (let index = 0; index < samples.length; index += 1) sum += (samples[index] ?? 0) ** 2;
  return Math.sqrt(sum / samples.length) / 32_768;
};

const SILENCE = 0.005;
const SHORTEST_SECONDS = 0.08;
/** Slowest speech per character: one kanji can have five morae of 0.2 s, one English digit ("seven") half a second. */
const SLOWEST_SECONDS = { ja: 1.2, en: 0.6 } as const;
const PAUSE_SECONDS = 3;

/** What is wrong with a clip of this text, or null. Nothing that fails here may be stored. */
export const waveProblem = (wave: Wave, text: string, language: SpeechLanguage): string | null => {
  const seconds = waveSeconds(wave);
  const longest = PAUSE_SECONDS + text.length * SLOWEST_SECONDS[language];
  if (!(seconds >= SHORTEST_SECONDS)) return `only ${seconds.toFixed(3)} s of sound`;
  if (seconds > longest)
    return `${seconds.toFixed(1)} s of sound where at most ${longest.toFixed(1)} s make sense`;
  if (waveLevel(wave) < SILENCE) return 'silence';
  return null;
};
