export type SpeechState = 'ready' | 'preparing' | 'unavailable';

export interface SpeechStatus {
  readonly ja: SpeechState;
  readonly en: SpeechState;
  /** Why a language is not ready, for whoever runs the server. */
  readonly message?: string;
}
