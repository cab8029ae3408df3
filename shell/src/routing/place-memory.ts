import { paths, safePath } from '@kotoba/contracts';

const PLACE_KEY = 'kotoba.place';

/** An id of a learner, or null: a visitor of whom nobody knows yet who he is. */
type Learner = number | null;

/** Where a visitor wanted to go before he had to sign in or verify. It outlives a reload. */
export interface PlaceMemory {
  /**
   * Keeps the place for this tab. One that belongs to a learner is given to nobody else; one without an owner to whoever signs in.
   * `anyTab` keeps it for the learner's other tabs, too: the link of a mail opens one of its own.
   */
  remember(place: string, owner: Learner, options?: { readonly anyTab?: boolean }): void;
  /** The remembered place for `learner`, if it still is one of this suite. */
  recall(learner: Learner): string | null;
  /** A learner is in: the place has served. */
  forget(): void;
  /** The learner leaves on purpose: forgets, and remembers nothing until the next `forget`. */
  leave(): void;
}

export type PlaceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** For the life of the page, where the browser forbids its storage. */
function inMemory(): PlaceStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function open(storage: () => Storage | undefined): PlaceStorage {
  try {
    return storage() ?? inMemory();
  } catch {
    return inMemory();
  }
}

interface Kept {
  readonly owner: Learner;
  readonly place: string;
}

/** `7 /vocabularies` is learner 7's, ` /vocabularies` anybody's. */
function parse(text: string | null, patterns: readonly string[]): Kept | null {
  const [, owner = '', value] = /^(\d{0,10}) (\/.*)$/s.exec(text ?? '') ?? [];
  const place = safePath(value, patterns);
  return place === null ? null : { owner: owner === '' ? null : Number(owner), place };
}

/** `patterns` are the routes worth coming back to: what does not match one of them is never followed. */
export function createPlaceMemory(
  patterns: readonly string[],
  tab: PlaceStorage = open(() => globalThis.sessionStorage),
  browser: PlaceStorage = open(() => globalThis.localStorage),
): PlaceMemory {
  let leaving = false;
  const keep = (storage: PlaceStorage, { owner, place }: Kept): void => {
    try {
      storage.setItem(PLACE_KEY, `${owner ?? ''} ${place}`);
    } catch {
      // A full storage costs the way back, nothing else.
    }
  };
  const clear = (): void => [tab, browser].forEach((storage) => storage.removeItem(PLACE_KEY));
  return {
    remember: (place, owner, { anyTab = false } = {}) => {
      // The dashboard is where everybody arrives anyway.
      if (leaving || place === paths.dashboard || safePath(place, patterns) === null) return;
      keep(tab, { owner, place });
      if (anyTab && owner !== null) keep(browser, { owner, place });
    },
    recall: (learner) => {
      const here = parse(tab.getItem(PLACE_KEY), patterns);
      if (here && (here.owner === null || here.owner === learner)) return here.place;
      const anywhere = parse(browser.getItem(PLACE_KEY), patterns);
      return anywhere && learner !== null && anywhere.owner === learner ? anywhere.place : null;
    },
    forget: () => {
      leaving = false;
      clear();
    },
    leave: () => {
      leaving = true;
      clear();
    },
  };
}
