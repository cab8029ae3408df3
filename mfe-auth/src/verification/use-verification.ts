import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '@kotoba/contracts';
import { toApiError, useVerifyEmailMutation, type ApiError } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { notify } from '@kotoba/shared-ui/core';
import { isAlreadyVerified } from './is-already-verified';
import { t } from '../texts';

export type Verification =
  | { readonly kind: 'running' }
  | { readonly kind: 'already' }
  /** `retry` is there when the link may still be good: the server did not refuse it. */
  | { readonly kind: 'failed'; readonly problem: string; readonly retry?: () => void };

/** 400 is about the token; anything else (no answer, a failing server, too many calls) passes. */
const mayPass = ({ status }: ApiError): boolean => status !== 400;

/** Verifies with the token of the mail, once, and goes on to the success page. A link that was used before is a success too. */
export function useVerification(token: string, from: string | null): Verification {
  const [verifyEmail] = useVerifyEmailMutation();
  const [state, setState] = useState<Verification>({ kind: 'running' });
  const navigate = useNavigate();
  const started = useRef(false);

  async function verify(): Promise<void> {
    try {
      await verifyEmail({ body: { token } }).unwrap();
      const query = from === null ? '' : `?from=${encodeURIComponent(from)}`;
      await navigate(paths.emailVerified + query, { replace: true });
    } catch (thrown) {
      const error = toApiError(thrown, t('verify.failed'));
      if (isAlreadyVerified(error)) return setState({ kind: 'already' });
      setState({ kind: 'failed', problem: error.message, ...(mayPass(error) && { retry }) });
      notify.error(error.message);
    }
  }

  function retry(): void {
    setState({ kind: 'running' });
    void verify();
  }

  const start = useEffectEvent(verify);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void start();
  }, []);

  return state;
}
