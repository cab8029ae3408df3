import { useState } from 'react';
import { ConfirmDialog } from '@kotoba/shared-ui/core';
import type { Deletion } from './use-deletion';
import { useTexts } from '../texts';

/** The question before a word goes for good. It keeps naming the word while it fades. */
export function DeleteDialog({ deletion }: { readonly deletion: Deletion }) {
  const { t } = useTexts();
  const { target, busy, confirm, cancel } = deletion;
  const [shown, setShown] = useState(target);
  if (target !== null && target !== shown) setShown(target);
  return (
    <ConfirmDialog
      open={target !== null}
      title={t('delete.title')}
      message={t('delete.text', { word: shown?.en_word ?? '' })}
      confirmLabel={t('delete.action')}
      busyLabel={t('delete.busy')}
      busy={busy}
      danger
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
