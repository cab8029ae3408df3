import { useState } from 'react';
import { toApiError } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';

interface Outcome {
  readonly done: string;
  readonly failed: string;
}

/** Runs changes of a word one at a time and says how each ended. Gives true when it worked. */
export function useRevision() {
  const [busy, setBusy] = useState(false);
  async function run(change: () => Promise<unknown>, { done, failed }: Outcome): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await change();
      notify.success(done);
      return true;
    } catch (error) {
      notify.error(toApiError(error, failed).message);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, run };
}
