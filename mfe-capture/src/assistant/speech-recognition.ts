/** The part of the Web Speech API (W3C Community Group report) that is used; TypeScript's DOM library does not have it. */
export interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: RecognitionResult) => void) | null;
  onerror: ((event: { readonly error: RecognitionError }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}
/** Source: Web Speech API, "SpeechRecognitionErrorCode". */
export type RecognitionError =
  | 'no-speech'
  | 'aborted'
  | 'audio-capture'
  | 'network'
  | 'not-allowed'
  | 'service-not-allowed'
  | 'language-not-supported';
interface RecognitionResult {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}
type RecognitionClass = new () => Recognition;

export const spokenLanguages = ['ja-JP', 'en-US'] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** The browser's speech recognition, or null where it has none. */
export function recognition(): RecognitionClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}
