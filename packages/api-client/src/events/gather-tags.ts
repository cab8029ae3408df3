import type { api } from '../api';

export type Tag = Parameters<typeof api.util.invalidateTags>[0][number];

/** The single things of a type that are among the tags. */
export const idsIn = (tags: readonly Tag[], type: string): number[] =>
  tags.flatMap((tag) =>
    typeof tag === 'object' && tag?.type === type && typeof tag.id === 'number' ? [tag.id] : [],
  );

/** How long, in ms, what further events change is gathered before it is asked for again. */
export const GATHER_MS = 400;

/**
 * Hands on what an event changes: at once after a quiet time, then gathered. A pasted list of two hundred notes is four hundred events; the
 * screens need not be asked for anew after each.
 */
export function gatherTags(forget: (tags: readonly Tag[]) => void): {
  add: (tags: readonly Tag[]) => void;
  stop: () => void;
} {
  const waiting = new Map<string, Tag>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hand(): void {
    timer = undefined;
    if (waiting.size === 0) return;
    const tags = [...waiting.values()];
    waiting.clear();
    timer = setTimeout(hand, GATHER_MS);
    forget(tags);
  }

  return {
    add: (tags) => {
      tags.forEach((tag) => waiting.set(JSON.stringify(tag), tag));
      if (timer === undefined) hand();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting.clear();
    },
  };
}
