import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '@kotoba/contracts';
import { toApiError, useVerifyEmailMutation } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { notify } from '@kotoba/shared-ui/core';
import { isAlreadyVerified } from './is-already-verified';
import { t } from '../texts';

export type Verification =
  | { readonly kind: 'running' }
  | { readonly kind: 'already' }
  | { readonly kind: 'failed'; readonly problem: string };

/** Verifies with the token of the mail, once, and goes on to the success page. A link that was used before is a success too. */
export function useVerification(token: string, from: string | null): Verification {
  const [verifyEmail] = useVerifyEmailMutation();
  const [state, setState] = useState<Verification>({ kind: 'running' });
  const navigate = useNavigate();
  const started = useRef(false);

  const verify = useEffectEvent(async () => {
    try {
      await verifyEmail({ body: { token } }).unwrap();
      const query = from === null ? '' : `?from=${encodeURIComponent(from)}`;
      await navigate(paths.emailVerified + query, { replace: true });
    } catch (thrown) {
      const error = toApiError(thrown, t('verify.failed'));
      if (isAlreadyVerified(error)) return setState({ kind: 'already' });
      setState({ kind: 'failed', problem: error.message });
      notify.error(error.message);
    }
  });

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void verify();
  }, []);

  return state;
}
