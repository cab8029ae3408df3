import { useState } from 'react';
import {
  toApiError,
  useUndoRevisionMutation,
  type ApiError,
  type UndoRevisionApiArg,
} from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { t } from '../texts';

interface Outcome {
  readonly done: string;
  readonly failed: string;
  /** Takes a failure that is a question, which is not told as one. */
  readonly asked?: (failure: ApiError) => boolean;
  /** Where it is said that it failed; in a toast unless given. */
  readonly onFailure?: (message: string) => void;
}

/** Runs changes of a word one at a time and says how each ended. Gives true when it worked. */
export function useRevision() {
  const [busy, setBusy] = useState(false);
  async function run(
    change: () => Promise<unknown>,
    { done, failed, asked, onFailure = notify.error }: Outcome,
  ): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await change();
      notify.success(done);
      return true;
    } catch (error) {
      const failure = toApiError(error, failed);
      if (!asked?.(failure)) onFailure(failure.message);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, run };
}

type Run = ReturnType<typeof useRevision>['run'];

/**
 * The way back to what a word had before it was made anew, until the page is left. `undoable` runs a change like `run`
 * and remembers that it can be taken back; `undo` takes the last one back (true when it worked), and is null while
 * there is none.
 */
export function useUndo(body: UndoRevisionApiArg['body'], run: Run) {
  const [undoRevision] = useUndoRevisionMutation();
  const [changed, setChanged] = useState(false);
  const undoable: Run = async (change, outcome) => {
    const done = await run(change, outcome);
    if (done) setChanged(true);
    return done;
  };
  const takeBack = async (): Promise<boolean> => {
    const outcome = { done: t('edit.undone'), failed: t('edit.undoFailed') };
    const done = await run(() => undoRevision({ body }).unwrap(), outcome);
    if (done) setChanged(false);
    return done;
  };
  return { undoable, undo: changed ? takeBack : null };
}
