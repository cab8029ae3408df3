import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  toApiError,
  usePreviewVocabularyImportMutation,
  type ImportTarget,
  type VocabularyImportPreview,
} from '@kotoba/api-client';
import { t } from './texts';

/** What changes which rows are words. */
export interface ColumnChoice {
  readonly targets?: readonly ImportTarget[];
  readonly has_header?: boolean;
}

/** The dry run of a file under the choice of columns. Only the answer to the newest choice counts. */
export function usePreview(id: number, read: VocabularyImportPreview | null) {
  const [look, { isLoading: checking, error }] = usePreviewVocabularyImportMutation();
  const [preview, setPreview] = useState(read);
  const [choice, setChoice] = useState<ColumnChoice>({});
  const asked = useRef(0);

  async function check(next: ColumnChoice): Promise<void> {
    asked.current += 1;
    const mine = asked.current;
    const { data } = await look({ id, body: { ...next, targets: next.targets && [...next.targets] } });
    if (data && mine === asked.current) setPreview(data);
  }

  const begin = useEffectEvent(() => {
    if (preview === null) void check({});
  });
  useEffect(() => begin(), []);

  return {
    preview,
    checking,
    targets: choice.targets ?? preview?.columns.map(({ target }) => target) ?? [],
    hasHeader: choice.has_header ?? preview?.has_header ?? false,
    failure: error && !checking ? toApiError(error, t('match.recheckFailed')).message : null,
    choose(change: ColumnChoice): void {
      const next = { ...choice, ...change };
      setChoice(next);
      void check(next);
    },
    again: () => void check(choice),
  };
}
