import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '@kotoba/contracts';
import { toApiError, useVerifyEmailMutation } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { notify } from '@kotoba/shared-ui/core';
import { t } from '../texts';

export type Verification = 'running' | 'already' | 'failed';

/** The text by which the document tells a used link; the server sends a code too, and either is believed. */
const ALREADY = /already verified/i;

/** Verifies with the token of the mail, once, and goes on to the success page. A link that was used before is a success too. */
export function useVerification(token: string, from: string | null): Verification {
  const [verifyEmail] = useVerifyEmailMutation();
  const [state, setState] = useState<Verification>('running');
  const navigate = useNavigate();
  const started = useRef(false);

  const verify = useEffectEvent(async () => {
    try {
      await verifyEmail({ body: { token } }).unwrap();
      const query = from === null ? '' : `?from=${encodeURIComponent(from)}`;
      await navigate(paths.emailVerified + query, { replace: true });
    } catch (thrown) {
      const error = toApiError(thrown, t('verify.failed'));
      const already = error.code === 'EMAIL_ALREADY_VERIFIED' || ALREADY.test(error.message);
      setState(already ? 'already' : 'failed');
      if (!already) notify.error(error.message);
    }
  });

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void verify();
  }, []);

  return state;
}
