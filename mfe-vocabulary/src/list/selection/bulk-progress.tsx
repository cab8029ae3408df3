import { ProgressBar } from '@kotoba/shared-ui/progress';
import { MAX_IDS } from '@kotoba/contracts';

import type { Progress } from '../../parts/in-portions';
import { useTexts } from '../../texts';

/** How far a change has come that takes more than one call; nothing for the others, which are over in a moment. */
export function BulkProgress({ progress }: { readonly progress: Progress | null }) {
  const { t, language } = useTexts();
  if (progress === null || progress.total <= MAX_IDS) return null;
  const { done, total } = progress;
  const number = new Intl.NumberFormat(language);
  return (
    <ProgressBar
      label={t('bulk.progress')}
      value={done}
      max={total}
      valueText={t('bulk.done', { done: number.format(done), total: number.format(total) })}
    />
  );
}
