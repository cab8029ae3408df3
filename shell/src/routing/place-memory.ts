import { paths, safePath } from '@kotoba/contracts';

const PLACE_KEY = 'kotoba.place';

/** Where a visitor wanted to go before he had to sign in or verify. It outlives a reload, not the tab. */
export interface PlaceMemory {
  remember(place: string): void;
  /** The remembered place, if it still is one of this suite. */
  recall(): string | null;
  /** A learner is in: the place has served. */
  forget(): void;
  /** The learner leaves on purpose: forgets, and remembers nothing until the next `forget`. */
  leave(): void;
}

type PlaceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Session storage, or a memory for the life of the page where the browser forbids it. */
function tabStorage(): PlaceStorage {
  try {
    return globalThis.sessionStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  }
}

/** `patterns` are the routes worth coming back to: what does not match one of them is never followed. */
export function createPlaceMemory(
  patterns: readonly string[],
  storage: PlaceStorage = tabStorage(),
): PlaceMemory {
  let leaving = false;
  return {
    remember: (place) => {
      // The dashboard is where everybody arrives anyway.
      if (leaving || place === paths.dashboard || safePath(place, patterns) === null) return;
      try {
        storage.setItem(PLACE_KEY, place);
      } catch {
        // A full storage costs the way back, nothing else.
      }
    },
    recall: () => safePath(storage.getItem(PLACE_KEY), patterns),
    forget: () => {
      leaving = false;
      storage.removeItem(PLACE_KEY);
    },
    leave: () => {
      leaving = true;
      storage.removeItem(PLACE_KEY);
    },
  };
}
