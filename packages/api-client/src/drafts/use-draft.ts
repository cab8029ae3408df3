import { useCallback, useState } from 'react';
import { useUser } from '@kotoba/session';
import { drafts } from './draft-store';

const open = (userId: number | undefined, key: string) => ({
  userId,
  key,
  text: userId === undefined ? '' : drafts.read(userId, key),
});

/**
 * A text field whose content survives reload, failed sending, an expired session and a crash of its remote. Gives the text, its setter
 * (setting '' after a successful send removes the draft), and `drop`, which removes the draft and leaves the text on the screen. `key`
 * names the field: `capture.note`. When another learner is here, his own draft is: a text never changes hands.
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
