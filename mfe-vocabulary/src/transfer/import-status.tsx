import type { VocabularyImportSummary } from '@kotoba/api-client';
import { StatusBadge, type Tone } from '@kotoba/shared-ui/core';
import { useTexts } from './texts';

type Status = VocabularyImportSummary['status'];

const tones: Readonly<Record<Status, Tone>> = {
  draft: 'ai',
  running: 'ai',
  done: 'matsu',
  cancelled: 'yamabuki',
  failed: 'beni',
};

/** How an import stands, by icon and word. */
export function ImportStatus({ status }: { readonly status: Status }) {
  const { t } = useTexts();
  return (
    <StatusBadge tone={tones[status]} busy={status === 'running'}>
      {t(`status.${status}`)}
    </StatusBadge>
  );
}
