import { useUser } from '@kotoba/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '@kotoba/contracts';
import {
  toApiError,
  useVerifyEmailMutation,
  type ApiError,
  type VerifiedElsewhere as Account,
} from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { notify, Spinner } from '@kotoba/shared-ui/core';
import {
  AlreadyVerified,
  useWatchVerified,
  VerificationRequired,
  isAlreadyVerified,
} from './verification-required';
import { VerifiedElsewhere } from './verified-elsewhere';
import { useReturnPlace, useUrlToken } from '../parts/use-url';
import { t, useTexts } from '../texts';
import { AccountCard } from '../parts/account-parts';

type Verification =
  | { readonly kind: 'running' }
  | { readonly kind: 'already' }
  | { readonly kind: 'elsewhere'; readonly account: Account }
  /** `retry` is there when the link may still be good: the server did not refuse it. */
  | { readonly kind: 'failed'; readonly problem: string; readonly retry?: () => void };

/** 400 is about the token; anything else (no answer, a failing server, too many calls) passes. */
const mayPass = ({ status }: ApiError): boolean => status !== 400;

/**
 * Verifies with the token of the mail, once, and goes on to the success page, or to a new password where nobody is
 * signed in to the account. A link that was used before is a success too.
 */
function useVerification(token: string, from: string | null): Verification {
  const [verifyEmail] = useVerifyEmailMutation();
  const [state, setState] = useState<Verification>({ kind: 'running' });
  const navigate = useNavigate();
  const started = useRef(false);

  async function verify(): Promise<void> {
    try {
      const answer = await verifyEmail({ body: { token } }).unwrap();
      if ('passwordToken' in answer) return setState({ kind: 'elsewhere', account: answer });
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

interface VerifyingProps {
  readonly token: string;
  readonly from: string | null;
}

/** A mailed link at work: running, done before, or of no use any more (then a new mail is one click away). */
function Verifying({ token, from }: VerifyingProps) {
  const { t } = useTexts();
  const state = useVerification(token, from);
  if (state.kind === 'failed') {
    return <VerificationRequired from={from} problem={state.problem} onRetry={state.retry} />;
  }
  if (state.kind === 'already') return <AlreadyVerified />;
  if (state.kind === 'elsewhere') return <VerifiedElsewhere account={state.account} from={from} />;
  return (
    <AccountCard title={t('verify.running')}>
      <Spinner label={t('verify.running')} />
    </AccountCard>
  );
}

/** With a token in the address verification runs by itself; without one the screen says what is needed. */
export function Component() {
  const token = useUrlToken();
  const from = useReturnPlace();
  const user = useUser();
  useWatchVerified();
  if (token !== null) return <Verifying token={token} from={from} />;
  return user?.emailVerified ? <AlreadyVerified /> : <VerificationRequired from={from} />;
}
