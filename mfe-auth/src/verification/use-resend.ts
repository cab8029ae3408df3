import { useState } from 'react';
import { toApiError, useResendVerificationMutation } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { isAlreadyVerified } from './is-already-verified';
import { t } from '../texts';

/** Sends the verification mail once more; its link leads back to `from`. `already` when the server says that nobody needs it. */
export function useResend(from: string | null): {
  resend: () => void;
  sending: boolean;
  already: boolean;
} {
  const [resendVerification, { isLoading: sending }] = useResendVerificationMutation();
  const [already, setAlready] = useState(false);

  async function resend(): Promise<void> {
    try {
      await resendVerification({ body: { from } }).unwrap();
      notify.success(t('verify.resent'));
    } catch (thrown) {
      const error = toApiError(thrown, t('verify.resendFailed'));
      if (isAlreadyVerified(error)) setAlready(true);
      else notify.error(error.message);
    }
  }

  return { resend: () => void resend(), sending, already };
}
