/** Ends the claim of whoever plays; called when another sound starts. */
type Silence = () => void;

export type PlayResult = 'ended' | 'stopped' | 'failed' | 'blocked';

let turn: { readonly silence: Silence } | null = null;

/**
 * Takes the turn to make a sound; whoever had it is silenced, also while its recording is still on its way, so that the last press is
 * the one that is heard. Gives the turn back with the function that it gives.
 */
export function takeTurn(silence: Silence): Silence {
  turn?.silence();
  const mine = { silence };
  turn = mine;
  return () => {
    if (turn === mine) turn = null;
  };
}

let current: { element: HTMLAudioElement; finish: (result: PlayResult) => void } | null = null;

/**
 * Plays one sound; whatever played before stops, wherever on the page it was started. Resolves when it is over:
 * `ended` by itself, `stopped` by its stop function or by another sound, `failed` when it cannot be played,
 * `blocked` when the browser wants a gesture first.
 */
export function playSound(url: string): { stop: Silence; done: Promise<PlayResult> } {
  current?.finish('stopped');
  const element = new Audio(url);
  let finish!: (result: PlayResult) => void;
  const done = new Promise<PlayResult>((resolve) => {
    finish = (result) => {
      element.pause();
      element.currentTime = 0;
      if (current?.element === element) current = null;
      resolve(result);
    };
  });
  current = { element, finish };
  element.addEventListener('ended', () => finish('ended'), { once: true });
  element.addEventListener('error', () => finish('failed'), { once: true });
  element.play().catch((error: unknown) => {
    finish(error instanceof DOMException && error.name === 'NotAllowedError' ? 'blocked' : 'failed');
  });
  return { stop: () => finish('stopped'), done };
}

/** Stops whatever plays on the page. */
export function stopSound(): void {
  current?.finish('stopped');
}
