import { VisuallyHidden } from '@kotoba/shared-ui/core';
import { lazyPart } from '../pages/lazy-part';
import { useTexts } from '../texts';
import { useUpdateOffer } from './use-update-offer';

const Nothing = () => null;

/** Rare, so it is no part of the start. Without it, the next look or the next tab brings the update. */
const Button = lazyPart({ load: () => import('./update-button'), Pending: Nothing, Failed: Nothing });

/** The offer of a newer release, at a safe point only; said once, for who does not see the button. */
export function UpdateOffer() {
  const { t } = useTexts();
  const isTime = useUpdateOffer();
  return (
    <>
      <VisuallyHidden role="status">{isTime && t('update.ready')}</VisuallyHidden>
      {isTime && <Button />}
    </>
  );
}
