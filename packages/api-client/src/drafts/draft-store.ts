/** The part of `Storage` that drafts need; injected in tests. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'kotoba.draft.';
const nameOf = (userId: number, key: string): string => `${PREFIX}${userId}.${key}`;

function browserStorage(): DraftStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** What a learner has typed and not sent yet, per learner, so that a reload, a failed call or an expired session loses nothing. */
export function createDraftStore(storage: DraftStorage | null = browserStorage()) {
  /** Storage may be blocked or full at any moment; a draft then lives as long as its screen. */
  const attempt = <T>(action: (open: DraftStorage) => T, otherwise: T): T => {
    try {
      return storage ? action(storage) : otherwise;
    } catch {
      return otherwise;
    }
  };
  return {
    read: (userId: number, key: string): string =>
      attempt((open) => open.getItem(nameOf(userId, key)) ?? '', ''),
    /** An empty text removes the draft. */
    write: (userId: number, key: string, text: string): void =>
      attempt(
        (open) =>
          text === '' ? open.removeItem(nameOf(userId, key)) : open.setItem(nameOf(userId, key), text),
        undefined,
      ),
    /** Signing out takes the learner's drafts along. */
    clear: (userId: number): void =>
      attempt((open) => {
        const names = Array.from({ length: open.length }, (_, index) => open.key(index));
        for (const name of names) if (name?.startsWith(nameOf(userId, ''))) open.removeItem(name);
      }, undefined),
  };
}

export const drafts = createDraftStore();
