import { useCallback, useState, useMemo } from 'react';
import { useUser } from '@kotoba/session';
import { drafts, parseJson } from './draft-store';

const open = (userId: number | undefined, key: string) => ({
  userId,
  key,
  text: userId === undefined ? '' : drafts.read(userId, key),
});

/**
 * A text field whose content survives reload, failed sending, an expired session and a crash of its remote. Gives the text, its setter
 * (setting '' after a successful send removes the draft), and `drop`, which removes the draft and leaves the text on the screen. `key`
 * names the field: `capture.note`. When another learner is here, their own draft is: a text never changes hands.
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
  /** The values as they were left, or null; whatever lies there may be of another version, so the form takes only what fits. */
  read(): unknown;
  /** Null removes the draft. */
  write(values: unknown): void;
}

/** The unsent values of the form named `key`, per learner. Never for a form with a password: drafts lie readable in the browser. */
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
