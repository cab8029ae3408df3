import { Spinner } from '@kotoba/shared-ui/core';
import { AlreadyVerified } from './already-verified';
import { useVerification } from './use-verification';
import { VerificationRequired } from './verification-required';
import { AccountCard } from '../parts/account-card';
import { useTexts } from '../texts';

export interface VerifyingProps {
  readonly token: string;
  readonly from: string | null;
}

/** A mailed link at work: running, done before, or of no use any more (then a new mail is one click away). */
export function Verifying({ token, from }: VerifyingProps) {
  const { t } = useTexts();
  const state = useVerification(token, from);
  if (state.kind === 'failed') {
    return <VerificationRequired from={from} problem={state.problem} onRetry={state.retry} />;
  }
  if (state.kind === 'already') return <AlreadyVerified />;
  return (
    <AccountCard title={t('verify.running')}>
      <Spinner label={t('verify.running')} />
    </AccountCard>
  );
}
