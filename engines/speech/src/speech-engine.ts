import type { Wave } from './wave';

/** What an engine is asked to say: a text from its `speakable`, and the kana of the whole text where it is known. */
export interface Utterance {
  readonly text: string;
  readonly reading: string | null;
}

/** A beat of a word, whether it is said high, and whether the pitch falls after it. */
export interface PitchMora {
  readonly kana: string;
  readonly high: boolean;
  readonly drop: boolean;
}

export interface SpeechEngine {
  /** Names engine, voice, dictionary and rate: a clip made by another engine is another clip. */
  readonly id: string;
  /** The text as this engine takes it, '' when nothing in it can be heard. */
  speakable(text: string): string;
  speak(utterance: Utterance): Promise<Wave>;
  /** How the pitch of a word goes, where the engine knows; null when that does not fit the reading. */
  pitch?(word: Utterance & { readonly reading: string }): Promise<PitchMora[] | null>;
  close(): Promise<void>;
}

export type SpeechLanguage = 'ja' | 'en';

/** The part of a logger that this area uses; pino and Fastify's logger fit. */
export interface SpeechLog {
  info(message: string): void;
  warn(details: object, message: string): void;
}

type SpeechState = 'ready' | 'preparing' | 'unavailable';

export interface SpeechStatus {
  readonly ja: SpeechState;
  readonly en: SpeechState;
  /** Why a language is not ready, for whoever runs the server. */
  readonly message?: string;
}

/**
 * Why a text cannot be spoken: NO_SOUND the text has nothing to pronounce · TOO_LONG over MAX_TEXT_LENGTH ·
 * NOT_INSTALLED no engine for the language on this machine · PREPARING the engine is being built · FAILED the engine
 * broke, hung or answered with silence.
 */
type SpeechFailure = 'NO_SOUND' | 'TOO_LONG' | 'NOT_INSTALLED' | 'PREPARING' | 'FAILED';

/** The one error of this area. `message` is written for the learner. */
export class SpeechUnavailable extends Error {
  override readonly name = 'SpeechUnavailable';

  constructor(
    readonly code: SpeechFailure,
    message: string,
    options?: { cause: unknown },
  ) {
    super(message, options);
  }
}

/** Times and amounts of the speech area, in one place. */

/** Characters of one clip; sentences end at 500, so this only stops what came around the edge. */
export const MAX_TEXT_LENGTH = 1_000;

/** open_jtalk processes at once: a sentence takes one core for 65 ms. */
export const OPEN_JTALK_PROCESSES = 2;

/** A clip that takes longer than this hangs. */
export const ENGINE_TIMEOUT_MS = 20_000;

/** The English worker gives its memory back after this idle time; starting it again takes about 50 ms. */
export const WORKER_IDLE_MS = 60_000;

export const ENDPOINT_REQUESTS = 4;
export const ENDPOINT_MAX_BYTES = 20 * 1024 * 1024;

/** How long a request waits for an engine that is still being built. */
export const PREPARATION_WAIT_MS = 30_000;

export const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;
export const BUILD_STEP_TIMEOUT_MS = 5 * 60_000;
export const BUILD_JOBS = 2;
