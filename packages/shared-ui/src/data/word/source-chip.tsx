import { Chip } from '../../core/status/chip';
import { useSharedTexts } from '../../core/texts/shared-texts';
import { VisuallyHidden } from '../../core/layout/visually-hidden';
import type { WordSource } from './word.types';

/** Where a generated field comes from; nothing when nobody knows. */
export function SourceChip({ source }: { readonly source: WordSource | undefined }) {
  const { t } = useSharedTexts();
  if (source === undefined) return null;
  return (
    <Chip>
      <VisuallyHidden>{t('source.label')}</VisuallyHidden>
      {t(`source.${source}`)}
    </Chip>
  );
}
