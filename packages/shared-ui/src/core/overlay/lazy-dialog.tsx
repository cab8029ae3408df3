import type { ComponentType } from 'react';
import { lazyPart, type PartModule } from '../feedback/lazy-part';
import { ErrorState } from '../feedback/states';
import { useSharedTexts } from '../texts/shared-texts';
import { Dialog } from './overlays';

/** Why a dialog could not be fetched, with the way to try again. */
function Failed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const { t } = useSharedTexts();
  return (
    <Dialog open title={t('errorTitle')} onClose={onClose}>
      <ErrorState title={t('dialogFailed')} message={t('dialogFailedHint')} onRetry={onRetry} />
    </Dialog>
  );
}

/** A dialog whose code is fetched when it is first opened. */
export const lazyDialog = <Props extends { onClose: () => void }>(
  load: () => Promise<PartModule<Props>>,
): ComponentType<Props> => lazyPart<Props>({ load, Pending: () => null, Failed });
