import { useCallback, useEffect, useRef, useState } from 'react';

/** The recordings of an entry; the names are the server's variants. */
export type SoundKind = 'ja_word' | 'en_word' | 'ja_sentence' | 'en_sentence';

type SoundState = 'idle' | 'loading' | 'playing' | 'play-failed' | 'load-failed';

/**
 * Silences whoever plays, also while that recording is still on its way: one sound at a time on the page, and the last
 * press is the one that is heard.
 */
let silence: (() => void) | null = null;

const isBlocked = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/**
 * One sound with its states; it stops when its component goes. `load` gives the address and is asked each time. `play`
 * plays it; an automatic play stays silent where the browser wants a gesture first. `stop` stops and resets, also
 * while loading.
 */
export function useSound(load: () => Promise<string>) {
  const [state, setState] = useState<SoundState>('idle');
  // Each press is a run; what an older run still has to say is not heard.
  const run = useRef(0);
  const element = useRef<HTMLAudioElement>(null);

  const stop = useCallback((next: SoundState = 'idle') => {
    run.current += 1;
    if (element.current) {
      element.current.pause();
      element.current.currentTime = 0;
      element.current = null;
    }
    setState(next);
  }, []);
  useEffect(() => stop, [stop]);

  const play = useCallback(
    (automatic = false) => {
      silence?.();
      silence = stop;
      run.current += 1;
      const mine = run.current;
      const end = (next: SoundState) => {
        if (run.current === mine) stop(next);
      };
      const start = (url: string) => {
        if (run.current !== mine) return;
        const audio = new Audio(url);
        element.current = audio;
        audio.addEventListener('ended', () => end('idle'), { once: true });
        audio.addEventListener('error', () => end('play-failed'), { once: true });
        audio.play().catch((error: unknown) => end(automatic && isBlocked(error) ? 'idle' : 'play-failed'));
        setState('playing');
      };
      setState('loading');
      load().then(start, () => end('load-failed'));
    },
    [load, stop],
  );

  return { state, play, stop };
}
