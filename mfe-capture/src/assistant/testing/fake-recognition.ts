import { act } from '@testing-library/react';
import type { Recognition, RecognitionError } from '../use-dictation';

/** What the browser's speech recognition was asked for, and its voice. */
export interface FakeRecognition {
  /** One for each time that somebody listened, the last one being the newest. */
  readonly listeners: (Recognition & { readonly calls: string[] })[];
  /** What is heard so far, in the pieces in which the browser gives it. */
  readonly hear: (...pieces: string[]) => void;
  readonly fail: (error: RecognitionError) => void;
  readonly end: () => void;
  readonly remove: () => void;
}

/** Gives the page a speech recognition that hears what the test says. `broken` cannot be started. */
export function fakeRecognition({ broken = false } = {}): FakeRecognition {
  const listeners: FakeRecognition['listeners'] = [];
  class Listener implements Recognition {
    lang = '';
    interimResults = false;
    onresult: Recognition['onresult'] = null;
    onerror: Recognition['onerror'] = null;
    onend: Recognition['onend'] = null;
    readonly calls: string[] = [];
    constructor() {
      listeners.push(this);
    }
    start(): void {
      this.calls.push('start');
      if (broken) throw new DOMException('already started', 'InvalidStateError');
    }
    stop(): void {
      this.calls.push('stop');
    }
    abort(): void {
      this.calls.push('abort');
    }
  }
  Object.assign(globalThis, { webkitSpeechRecognition: Listener });
  const newest = (): Recognition | undefined => listeners.at(-1);
  return {
    listeners,
    hear: (...pieces) =>
      act(() => newest()?.onresult?.({ results: pieces.map((transcript) => [{ transcript }]) })),
    fail: (error) => act(() => newest()?.onerror?.({ error })),
    end: () => act(() => newest()?.onend?.()),
    remove: () => void Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition'),
  };
}
