import type { VocabularyEntry } from '@kotoba/api-client';
import { Chip, VisuallyHidden } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

export type Source = NonNullable<VocabularyEntry['sources']['word']>;

/** Where a generated field comes from; nothing when nobody knows. */
export function SourceChip({ source }: { readonly source: Source | undefined }) {
  const { t } = useTexts();
  if (source === undefined) return null;
  return (
    <Chip>
      <VisuallyHidden>{t('word.source')}</VisuallyHidden>
      {t(`source.${source}`)}
    </Chip>
  );
}
