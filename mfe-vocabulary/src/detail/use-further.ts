import { type GetFurtherVocabularyApiResponse, useGetFurtherVocabularyQuery } from '@kotoba/api-client';

type Further = Partial<GetFurtherVocabularyApiResponse>;

const NOTHING: Further = { forms: [], related: [], pitch: null };

/**
 * What is worked out of a word for its page: empty while it is looked up, and as if there were nothing where the server
 * cannot say. A word that is `leaving` (being deleted) is not asked for.
 */
export function useFurther(id: number | null, leaving: boolean): Further {
  const { currentData, error } = useGetFurtherVocabularyQuery(
    { id: id ?? 0 },
    { skip: id === null || leaving },
  );
  return currentData ?? (error ? NOTHING : {});
}
