import { MAX_IDS } from '@kotoba/contracts';

/** How far a change of many words has come, in words. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

interface Portions {
  /** The ids whose portion was done; a portion is done or not, as a whole. */
  readonly done: readonly number[];
  /** What ended it early; null when everything was done. */
  readonly failure: { readonly error: unknown } | null;
}

/**
 * Does something with any number of words, as many at once as one call takes. It ends at the first portion that fails;
 * what was done before stays done.
 */
export async function inPortions(
  ids: readonly number[],
  act: (portion: number[]) => Promise<unknown>,
  onProgress?: (progress: Progress) => void,
): Promise<Portions> {
  for (let done = 0; done < ids.length; done += MAX_IDS) {
    onProgress?.({ done, total: ids.length });
    try {
      await act(ids.slice(done, done + MAX_IDS));
    } catch (error) {
      return { done: ids.slice(0, done), failure: { error } };
    }
  }
  return { done: ids, failure: null };
}
