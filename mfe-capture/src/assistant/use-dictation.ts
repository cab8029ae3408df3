import { useEffect, useRef, useState } from 'react';
import { recognition, type Recognition, type SpokenLanguage } from './speech-recognition';

interface Hearing {
  readonly onText: (heard: string) => void;
  readonly onFailed: () => void;
}

/** Nothing was said, or the learner has stopped it: no failure. */
const QUIET: readonly string[] = ['no-speech', 'aborted'];

/** Listens to one utterance at a time and gives its text. Leaving the screen stops it. */
export function useDictation({ onText, onFailed }: Hearing) {
  const [isListening, setListening] = useState(false);
  const current = useRef<Recognition | null>(null);
  const hearing = useRef<Hearing>({ onText, onFailed });
  useEffect(() => {
    hearing.current = { onText, onFailed };
  });
  useEffect(() => () => current.current?.abort(), []);

  function start(language: SpokenLanguage): void {
    const Listener = recognition();
    if (!Listener || current.current) return;
    const listener = new Listener();
    listener.lang = language;
    listener.interimResults = false;
    listener.onresult = ({ results }) => {
      const heard = Array.from(results, (result) => result[0]?.transcript ?? '').join('');
      if (heard.trim() !== '') hearing.current.onText(heard.trim());
    };
    listener.onerror = ({ error }) => {
      if (!QUIET.includes(error)) hearing.current.onFailed();
    };
    listener.onend = () => {
      current.current = null;
      setListening(false);
    };
    current.current = listener;
    setListening(true);
    listener.start();
  }

  return { isListening, start, stop: () => current.current?.stop() };
}
