/** A sound element whose life the test leads. jsdom has none that plays. */
export class FakeAudio extends EventTarget {
  static made: FakeAudio[] = [];
  /** What the next `play()` does; null starts to play. */
  static refusal: DOMException | null = null;

  static install(): void {
    FakeAudio.made = [];
    FakeAudio.refusal = null;
    Object.defineProperty(window, 'Audio', { configurable: true, writable: true, value: FakeAudio });
  }

  static last(): FakeAudio {
    const last = FakeAudio.made.at(-1);
    if (!last) throw new Error('No sound was made');
    return last;
  }

  currentTime = 0;
  playing = false;

  constructor(readonly src: string) {
    super();
    FakeAudio.made.push(this);
  }

  play(): Promise<void> {
    if (FakeAudio.refusal) return Promise.reject(FakeAudio.refusal);
    this.playing = true;
    this.currentTime = 1;
    return Promise.resolve();
  }

  pause(): void {
    this.playing = false;
  }

  /** The end of the recording, or its failure. */
  tell(event: 'ended' | 'error'): void {
    this.dispatchEvent(new Event(event));
  }
}
