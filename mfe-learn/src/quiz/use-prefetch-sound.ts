import { useEffect, useState } from 'react';
import { endpoints } from '@kotoba/api-client';
import { useAppDispatch } from '@kotoba/session';

/**
 * Has the browser keep a file that never changes. What fails here is fetched again by the loudspeaker, which says so.
 */
async function keepFile(address: string): Promise<void> {
  const file = await fetch(address, { priority: 'low' });
  // A file that nobody reads is not kept.
  await file.arrayBuffer();
}

const VARIANTS = ['ja_word', 'en_word'] as const;

/**
 * Has the recordings of the word that is asked and of the next one made and fetched before they are wanted, so that
 * they are heard at once. Each file is fetched once; nothing is drawn for it. One after the other: all at once would
 * get in the way of the first keys.
 */
export function usePrefetchSound(here: number | undefined, next: number | undefined): void {
  const dispatch = useAppDispatch();
  const [fetched] = useState(() => new Set<string>());
  useEffect(() => {
    let isCurrent = true;
    async function prefetch(id: number, variant: (typeof VARIANTS)[number]): Promise<void> {
      const ask = endpoints.endpoints.getVocabularyAudio.initiate({ id, variant }, { subscribe: false });
      const { audio_url: address } = await dispatch(ask).unwrap();
      if (fetched.has(address)) return;
      fetched.add(address);
      await keepFile(address);
    }
    async function prefetchAll(): Promise<void> {
      for (const id of [here, next]) {
        for (const variant of VARIANTS) {
          const isWanted = id !== undefined && isCurrent && navigator.onLine;
          if (isWanted) await prefetch(id, variant).catch(() => undefined);
        }
      }
    }
    void prefetchAll();
    return () => {
      isCurrent = false;
    };
  }, [here, next, dispatch, fetched]);
}
