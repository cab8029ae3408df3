import { useEffect, useRef, useState } from 'react';

/**
 * The part of the Web Speech API (W3C Community Group report) that is used; TypeScript's DOM library does not have it.
 */
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
type SpokenLanguage = (typeof spokenLanguages)[number];

/** The browser's speech recognition, or null where it has none. */
export function recognition(): RecognitionClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

interface Hearing {
  /** Gets what was heard of the utterance so far, again and again while it is spoken. */
  readonly onText: (heard: string) => void;
  readonly onFailed: (error: RecognitionError) => void;
}

export interface Dictation {
  readonly isListening: boolean;
  readonly start: (language: SpokenLanguage) => void;
  /** Ends the utterance; what was said last still comes. */
  readonly stop: () => void;
  /** Listens no more: nothing comes any more. */
  readonly cancel: () => void;
}

/** Listens to one utterance at a time and gives its text while it is spoken. Leaving the screen cancels it. */
export function useDictation({ onText, onFailed }: Hearing): Dictation {
  const [isListening, setListening] = useState(false);
  const current = useRef<Recognition | null>(null);
  const hearing = useRef<Hearing>({ onText, onFailed });
  useEffect(() => {
    hearing.current = { onText, onFailed };
  });

  function cancel(): void {
    const listener = current.current;
    current.current = null;
    setListening(false);
    listener?.abort();
  }
  useEffect(() => () => current.current?.abort(), []);

  function start(language: SpokenLanguage): void {
    const Listener = recognition();
    if (!Listener || current.current) return;
    const listener = new Listener();
    const isCurrent = (): boolean => current.current === listener;
    listener.lang = language;
    listener.interimResults = true;
    listener.onresult = ({ results }) => {
      const heard = Array.from(results, (result) => result[0]?.transcript ?? '').join('');
      if (isCurrent() && heard.trim() !== '') hearing.current.onText(heard.trim());
    };
    listener.onerror = ({ error }) => {
      if (isCurrent() && error !== 'aborted') hearing.current.onFailed(error);
    };
    listener.onend = () => {
      if (isCurrent()) cancel();
    };
    current.current = listener;
    setListening(true);
    try {
      listener.start();
    } catch {
      // Another page of the browser is listening, or the last utterance has not ended yet.
      cancel();
      hearing.current.onFailed('audio-capture');
    }
  }

  return { isListening, start, stop: () => current.current?.stop(), cancel };
}
