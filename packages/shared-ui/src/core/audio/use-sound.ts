import { useCallback, useEffect, useRef, useState } from 'react';
import { playSound, takeTurn } from './audio-player';

export type SoundState = 'idle' | 'loading' | 'playing' | 'play-failed' | 'load-failed';

export interface Sound {
  state: SoundState;
  /** Loads and plays; `automatic` plays stay silent where the browser wants a gesture first. */
  play: (automatic?: boolean) => void;
  /** Stops and resets, also while loading. */
  stop: () => void;
}

/** One sound with its states; it stops when its component goes. `load` gives the address and is asked each time. */
export function useSound(load: () => Promise<string>): Sound {
  const [state, setState] = useState<SoundState>('idle');
  // Each press is a run; what an older run still has to say is not heard.
  const run = useRef(0);
  const silence = useRef<() => void>(undefined);
  const giveBack = useRef<() => void>(undefined);

  const stop = useCallback(() => {
    run.current += 1;
    silence.current?.();
    giveBack.current?.();
    setState('idle');
  }, []);

  useEffect(
    () => () => {
      run.current += 1;
      silence.current?.();
      giveBack.current?.();
    },
    [],
  );

  const play = useCallback(
    (automatic = false) => {
      giveBack.current?.();
      giveBack.current = takeTurn(stop);
      const mine = ++run.current;
      const isMine = () => run.current === mine;
      const start = async () => {
        let url: string;
        try {
          url = await load();
        } catch {
          if (isMine()) setState('load-failed');
          return;
        }
        if (!isMine()) return;
        const sound = playSound(url);
        silence.current = sound.stop;
        setState('playing');
        const result = await sound.done;
        if (!isMine()) return;
        const failed = result === 'failed' || (result === 'blocked' && !automatic);
        setState(failed ? 'play-failed' : 'idle');
      };
      setState('loading');
      void start();
    },
    [load, stop],
  );

  return { state, play, stop };
}
