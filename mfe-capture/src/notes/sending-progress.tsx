import { ProgressBar } from '@kotoba/shared-ui/data';
import { useNoteOutbox } from '@kotoba/api-client';

import { useTexts } from '../texts';

/** How far the notes are that were taken in together; nothing when none are on their way. */
export function SendingProgress() {
  const { t } = useTexts();
  const { unsent } = useNoteOutbox();
  const batch = unsent.find(({ refusal, batch }) => refusal === undefined && batch)?.batch;
  if (!batch) return null;
  const left = unsent.filter((note) => note.refusal === undefined && note.batch?.id === batch.id).length;
  const done = batch.size - left;
  return (
    <ProgressBar
      label={t('lines.progress')}
      value={done}
      max={batch.size}
      valueText={t('lines.progressText', { done, size: batch.size })}
    />
  );
}
