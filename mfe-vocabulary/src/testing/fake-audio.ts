/** Stands for the browser's audio: keeps the addresses that were played, and plays until it is told to end or to fail. */
export function fakeAudio() {
  const played: string[] = [];
  const made: EventTarget[] = [];
  class SilentAudio extends EventTarget {
    currentTime = 0;
    constructor(readonly src: string) {
      super();
      made.push(this);
    }
    play(): Promise<void> {
      played.push(this.src);
      return Promise.resolve();
    }
    pause(): void {
      this.currentTime = 0;
    }
  }
  const before = globalThis.Audio;
  Object.assign(globalThis, { Audio: SilentAudio });
  return {
    played,
    end: () => made.at(-1)?.dispatchEvent(new Event('ended')),
    fail: () => made.at(-1)?.dispatchEvent(new Event('error')),
    restore: () => Object.assign(globalThis, { Audio: before }),
  };
}
