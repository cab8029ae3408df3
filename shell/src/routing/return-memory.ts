import { paths, safePath } from '@kotoba/contracts';

const KEY = 'kotoba.place';

/** An id of a learner, or null: a visitor who is not signed in. */
type Learner = number | null;

/** Keeps the return location: where a visitor wanted to go before signing in or verifying. It outlives a reload. */
export interface ReturnMemory {
  /**
   * Keeps the location for this tab. One that belongs to a learner is given to nobody else; one without an owner to
   * whoever signs in. `anyTab` keeps it for the learner's other tabs, too: the link of a mail opens one of its own.
   */
  remember(location: string, owner: Learner, options?: { readonly anyTab?: boolean }): void;
  /** The remembered location for `learner`, if it still is one of this suite. */
  recall(learner: Learner): string | null;
  /** A learner is in: the location has served. */
  forget(): void;
  /** The learner leaves on purpose: forgets, and remembers nothing until the next `forget`. */
  leave(): void;
}

type ReturnStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** For the life of the page, where the browser forbids its storage. */
function inMemory(): ReturnStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function open(storage: () => Storage | undefined): ReturnStorage {
  try {
    return storage() ?? inMemory();
  } catch {
    return inMemory();
  }
}

interface Kept {
  readonly owner: Learner;
  readonly location: string;
}

/** `7 /vocabularies` is learner 7's, ` /vocabularies` anybody's. */
function parse(text: string | null, patterns: readonly string[]): Kept | null {
  const [, owner = '', value] = /^(\d{0,10}) (\/.*)$/s.exec(text ?? '') ?? [];
  const location = safePath(value, patterns);
  return location === null ? null : { owner: owner === '' ? null : Number(owner), location };
}

/** `patterns` are the routes worth coming back to: what does not match one of them is never followed. */
export function createReturnMemory(
  patterns: readonly string[],
  tab: ReturnStorage = open(() => globalThis.sessionStorage),
  browser: ReturnStorage = open(() => globalThis.localStorage),
): ReturnMemory {
  let leaving = false;
  const keep = (storage: ReturnStorage, { owner, location }: Kept): void => {
    try {
      storage.setItem(KEY, `${owner ?? ''} ${location}`);
    } catch {
      // A full storage costs the return location, nothing else.
    }
  };
  const clear = (): void => [tab, browser].forEach((storage) => storage.removeItem(KEY));
  return {
    remember: (location, owner, { anyTab = false } = {}) => {
      // The dashboard is where everybody arrives anyway.
      if (leaving || location === paths.dashboard || safePath(location, patterns) === null) return;
      keep(tab, { owner, location });
      if (anyTab && owner !== null) keep(browser, { owner, location });
    },
    recall: (learner) => {
      const here = parse(tab.getItem(KEY), patterns);
      if (here && (here.owner === null || here.owner === learner)) return here.location;
      const anywhere = parse(browser.getItem(KEY), patterns);
      return anywhere && learner !== null && anywhere.owner === learner ? anywhere.location : null;
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
