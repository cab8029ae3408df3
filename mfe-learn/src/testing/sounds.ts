import type { Answer } from '@kotoba/federation/testing';

/** Replaces the loudspeaker that jsdom does not have. `heard` are the addresses that were played, in order. */
export function listen(): { heard: readonly string[]; stop: () => void } {
  const heard: string[] = [];
  const before = window.Audio;
  class Loudspeaker extends EventTarget {
    currentTime = 0;
    constructor(readonly src: string) {
      super();
    }
    async play(): Promise<void> {
      heard.push(this.src);
    }
    pause(): void {
      this.currentTime = 0;
    }
  }
  Object.assign(window, { Audio: Loudspeaker });
  return { heard, stop: () => void Object.assign(window, { Audio: before }) };
}

/** The address of a recording, named by what it says. */
export const recording: Answer = (request) =>
  Response.json({ audio_url: `/sound/${new URL(request.url).searchParams.get('variant')}.wav` });
