import { useEffect } from 'react';
import { endpoints } from '@kotoba/api-client';

/** Has the recording of the next word made before it is asked for, so that it is heard at once. */
export function usePrefetchSound(vocabularyId: number | undefined, wanted: boolean): void {
  const prefetch = endpoints.usePrefetch('getVocabularyAudio');
  useEffect(() => {
    if (wanted && vocabularyId !== undefined) prefetch({ id: vocabularyId, variant: 'ja_word' });
  }, [wanted, vocabularyId, prefetch]);
}
