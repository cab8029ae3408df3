import { setImmediate } from 'node:timers/promises';
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
const MIN_SECONDS = 0.08;
/** Slowest speech per character: one kanji can have five morae of 0.2 s, one English digit ("seven") half a second. */
const MAX_SECONDS_PER_CHARACTER = { ja: 1.2, en: 0.6 } as const;
const PAUSE_SECONDS = 3;

/** What is wrong with a clip of this text, or null. Nothing that fails here may be stored. */
export const waveProblem = (wave: Wave, text: string, language: SpeechLanguage): string | null => {
  const seconds = waveSeconds(wave);
  const longest = PAUSE_SECONDS + text.length * MAX_SECONDS_PER_CHARACTER[language];
  if (!(seconds >= MIN_SECONDS)) return `only ${seconds.toFixed(3)} s of sound`;
  if (seconds > longest)
    return `${seconds.toFixed(1)} s of sound where at most ${longest.toFixed(1)} s make sense`;
  if (waveLevel(wave) < SILENCE) return 'silence';
  return null;
};

/** Quieter than this is silence: about 54 dB under full scale. */
const THRESHOLD = 64;
const LEAD_SECONDS = 0.08;
const TAIL_SECONDS = 0.15;

/**
 * Cuts the third of a second of silence that engines put around a text, so that a word is heard when it is asked for.
 */
export const trimSilence = ({ sampleRate, samples }: Wave): Wave => {
  const isLoud = (sample: number): boolean => Math.abs(sample) >= THRESHOLD;
  const first = samples.findIndex(isLoud);
  if (first < 0) return { sampleRate, samples: new Int16Array(0) };
  const start = Math.max(0, first - Math.round(LEAD_SECONDS * sampleRate));
  const end = samples.findLastIndex(isLoud) + 1 + Math.round(TAIL_SECONDS * sampleRate);
  return { sampleRate, samples: samples.slice(start, end) };
};

/** Odd taps on either side of the centre: 48 dB down one kHz above the new limit of 12 kHz. */
const SIDE_TAPS = 16;

/** Output samples made before other work may run, about 2 ms of work. */
const SLICE = 12_000;

/**
 * Half-band low-pass: a sinc at a quarter of the rate under a Blackman window. Its even taps are zero, which halves
 * the work, and the taps are scaled so that a constant passes unchanged.
 */
const taps = ((): Float64Array => {
  const span = 2 * SIDE_TAPS;
  const side = Float64Array.from({ length: SIDE_TAPS }, (_, index) => {
    const offset = 2 * index + 1;
    const sinc = Math.sin((Math.PI * offset) / 2) / (Math.PI * offset);
    const phase = (Math.PI * offset) / span;
    return sinc * (0.42 + 0.5 * Math.cos(phase) + 0.08 * Math.cos(2 * phase));
  });
  const sum = side.reduce((total, tap) => total + tap, 0);
  return side.map((tap) => (tap * 0.25) / sum);
})();

const filteredAt = (samples: Int16Array, centre: number): number => {
  let value = (samples[centre] ?? 0) * 0.5;
  for (let index = 0; index < SIDE_TAPS; index += 1) {
    const offset = 2 * index + 1;
    value += (taps[index] ?? 0) * ((samples[centre - offset] ?? 0) + (samples[centre + offset] ?? 0));
  }
  return Math.max(-32_768, Math.min(32_767, Math.round(value)));
};

/**
 * The same sound at half the rate and half the size. Open JTalk's own `-s` would change the voice (its spectra are
 * made for 48 kHz), so the finished wave is filtered and thinned out. Lets other work run between slices.
 */
export const halveRate = async ({ sampleRate, samples }: Wave): Promise<Wave> => {
  const halved = new Int16Array(Math.ceil(samples.length / 2));
  for (let start = 0; start < halved.length; start += SLICE) {
    if (start > 0) await setImmediate();
    const end = Math.min(start + SLICE, halved.length);
    for (let index = start; index < end; index += 1) halved[index] = filteredAt(samples, 2 * index);
  }
  return { sampleRate: sampleRate / 2, samples: halved };
};
