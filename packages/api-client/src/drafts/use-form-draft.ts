import { useMemo } from 'react';
import { useUser } from '@kotoba/session';
import { drafts } from './draft-store';

/** What a form needs to keep its unsent values; see `Form` of shared-ui. */
export interface FormDraft {
  /** The values as they were left, or null; whatever lies there may be of another version, so the form takes only what fits. */
  read(): unknown;
  /** Null removes the draft. */
  write(values: unknown): void;
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The unsent values of the form named `key`, per learner. Never for a form with a password: drafts lie readable in the browser. */
export function useFormDraft(key: string): FormDraft {
  const userId = useUser()?.id;
  return useMemo(
    () => ({
      read: () => (userId === undefined ? null : parse(drafts.read(userId, key))),
      write: (values) => {
        if (userId !== undefined) drafts.write(userId, key, values === null ? '' : JSON.stringify(values));
      },
    }),
    [userId, key],
  );
}
