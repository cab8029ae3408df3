import { useCallback, useState, useMemo } from 'react';
import { useUser } from '@kotoba/session';

/** The part of `Storage` that drafts need; injected in tests. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'kotoba.draft.';
const nameOf = (userId: number, key: string): string => `${PREFIX}${userId}.${key}`;

/** A draft that holds JSON; null when there is none, or something else. */
export function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function browserStorage(): DraftStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * What a learner has typed and not sent yet, per learner, so that a reload, a failed call or an expired session loses
 * nothing. What a blocked or full storage does not take is kept in memory, for as long as the page lives.
 */
export function createDraftStore(storage: DraftStorage | null = browserStorage()) {
  const inMemory = new Map<string, string>();
  const onCleared = new Set<() => void>();
  /** Storage may be blocked or full at any moment. */
  const attempt = <T>(action: (open: DraftStorage) => T, otherwise: T): T => {
    try {
      return storage ? action(storage) : otherwise;
    } catch {
      return otherwise;
    }
  };
  const remove = (name: string): void => {
    inMemory.delete(name);
    attempt((open) => open.removeItem(name), undefined);
  };
  const keep = (open: DraftStorage, name: string, text: string): boolean => {
    open.setItem(name, text);
    return true;
  };
  const stored = (): string[] =>
    attempt((open) => Array.from({ length: open.length }, (_, index) => open.key(index) ?? ''), []);
  return {
    /** The keys of the learner's drafts that begin with `prefix`, in the order of their characters. */
    keys: (userId: number, prefix: string): string[] => {
      const mine = nameOf(userId, '');
      const names = [...new Set([...stored(), ...inMemory.keys()])].filter((name) =>
        name.startsWith(mine + prefix),
      );
      return names.map((name) => name.slice(mine.length)).sort();
    },
    read: (userId: number, key: string): string => {
      const name = nameOf(userId, key);
      return inMemory.get(name) ?? attempt((open) => open.getItem(name), null) ?? '';
    },
    /** An empty text removes the draft. */
    write: (userId: number, key: string, text: string): void => {
      const name = nameOf(userId, key);
      if (text === '') return remove(name);
      if (attempt((open) => keep(open, name, text), false)) {
        inMemory.delete(name);
      } else {
        // An older text in the storage must not come back instead.
        remove(name);
        inMemory.set(name, text);
      }
    },
    /** Signing out takes the learner's drafts along. */
    clear: (userId: number): void => {
      const mine = nameOf(userId, '');
      for (const name of [...stored(), ...inMemory.keys()]) if (name.startsWith(mine)) remove(name);
      onCleared.forEach((listener) => listener());
    },
    /** Calls `listener` after drafts were cleared. Returns its undo. */
    onClear: (listener: () => void): (() => void) => {
      onCleared.add(listener);
      return () => void onCleared.delete(listener);
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
export const drafts: DraftStore = createDraftStore();

const open = (userId: number | undefined, key: string) => ({
  userId,
  key,
  text: userId === undefined ? '' : drafts.read(userId, key),
});

/**
 * A text field whose content survives reload, failed sending, an expired session and a crash of its remote. Gives the
 * text, its setter (setting '' after a successful send removes the draft), and `drop`, which removes the draft and
 * leaves the text on the screen. `key` names the field: `capture.note`. When another learner is here, their own draft
 * is: a text never changes hands.
 */
export function useDraft(key: string): readonly [string, (text: string) => void, () => void] {
  const userId = useUser()?.id;
  const [draft, setDraft] = useState(() => open(userId, key));
  const isForeign = draft.key !== key || (userId !== undefined && draft.userId !== userId);
  const shown = isForeign ? open(userId, key) : draft;
  if (isForeign) setDraft(shown);
  const change = useCallback(
    (text: string) => {
      setDraft({ userId, key, text });
      if (userId !== undefined) drafts.write(userId, key, text);
    },
    [userId, key],
  );
  const drop = useCallback(() => {
    if (userId !== undefined) drafts.write(userId, key, '');
  }, [userId, key]);
  return [shown.text, change, drop];
}

/** What a form needs to keep its unsent values; see `Form` of shared-ui. */
export interface FormDraft {
  /**
   * The values as they were left, or null; whatever lies there may be of another version, so the form takes only what
   * fits.
   */
  read(): unknown;
  /** Null removes the draft. */
  write(values: unknown): void;
}

/**
 * The unsent values of the form named `key`, per learner. Never for a form with a password: drafts lie readable in the
 * browser.
 */
export function useFormDraft(key: string): FormDraft {
  const userId = useUser()?.id;
  return useMemo(
    () => ({
      read: () => (userId === undefined ? null : parseJson(drafts.read(userId, key))),
      write: (values) => {
        if (userId !== undefined) drafts.write(userId, key, values === null ? '' : JSON.stringify(values));
      },
    }),
    [userId, key],
  );
}
