import type { Wave } from './wave';

/** What an engine is asked to say: a text from its `speakable`, and the kana of the whole text where it is known. */
export interface Utterance {
  readonly text: string;
  readonly reading: string | null;
}

export interface SpeechEngine {
  /** Names engine, voice, dictionary and rate: a clip made by another engine is another clip. */
  readonly id: string;
  /** The text as this engine takes it, '' when nothing in it can be heard. */
  speakable(text: string): string;
  speak(utterance: Utterance): Promise<Wave>;
  close(): Promise<void>;
}

export type SpeechLanguage = 'ja' | 'en';

/** The part of a logger that this area uses; pino and Fastify's logger fit. */
export interface SpeechLog {
  info(message: string): void;
  warn(details: object, message: string): void;
}
