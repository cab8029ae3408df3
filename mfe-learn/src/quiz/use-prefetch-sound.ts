import { useEffect } from 'react';
import { endpoints } from '@kotoba/api-client';

/** Has the recordings of a word made before they are wanted, so that they are heard at once. */
export function usePrefetchSound(vocabularyId: number | undefined): void {
  const prefetch = endpoints.usePrefetch('getVocabularyAudio');
  useEffect(() => {
    if (vocabularyId === undefined) return;
    prefetch({ id: vocabularyId, variant: 'ja_word' });
    prefetch({ id: vocabularyId, variant: 'en_word' });
  }, [vocabularyId, prefetch]);
}
