import { useCallback, useState } from 'react';
import { useUser } from '@kotoba/session';
import { drafts } from './draft-store';

/**
 * A text field whose content survives reload, failed sending, an expired session and a crash of its remote. Returns the text and its
 * setter; setting '' after a successful send removes the draft. `key` names the field: `capture.note`.
 */
export function useDraft(key: string): readonly [string, (text: string) => void] {
  const userId = useUser()?.id;
  const [text, setText] = useState(() => (userId === undefined ? '' : drafts.read(userId, key)));
  const change = useCallback(
    (next: string) => {
      setText(next);
      if (userId !== undefined) drafts.write(userId, key, next);
    },
    [userId, key],
  );
  return [text, change];
}
