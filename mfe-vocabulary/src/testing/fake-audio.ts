/**
 * Stands for the browser's audio: keeps the addresses that were played, and plays until it is told to end or to fail.
 */
export function fakeAudio() {
  const played: string[] = [];
  const made: EventTarget[] = [];
  const playing = new Set<EventTarget>();
  class SilentAudio extends EventTarget {
    currentTime = 0;
    constructor(readonly src: string) {
      super();
      made.push(this);
    }
    play(): Promise<void> {
      played.push(this.src);
      playing.add(this);
      return Promise.resolve();
    }
    pause(): void {
      playing.delete(this);
    }
  }
  const tell = (event: 'ended' | 'error'): void => {
    playing.clear();
    made.at(-1)?.dispatchEvent(new Event(event));
  };
  const before = globalThis.Audio;
  Object.assign(globalThis, { Audio: SilentAudio });
  return {
    played,
    /** How many are heard now. */
    playing: () => playing.size,
    end: () => tell('ended'),
    fail: () => tell('error'),
    restore: () => Object.assign(globalThis, { Audio: before }),
  };
}
