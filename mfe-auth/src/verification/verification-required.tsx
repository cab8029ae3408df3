import { paths } from '@kotoba/contracts';
import {
  useSignOutMutation,
  type ApiError,
  toApiError,
  useResendVerificationMutation,
  useRefreshUser,
} from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { useSession, useUser } from '@kotoba/session';
import { Button, Drawing, Notice, RichText, Stack, Text, TextLink, notify } from '@kotoba/shared-ui/core';
import { useState, useEffect } from 'react';
import { AccountCard, EmailAddress, ContinueButton } from '../parts/account-parts';
import { useTexts, t } from '../texts';

/** The server tells it by this text and by a code; either is believed. Source: ACC-8. */
const ALREADY = /already verified/i;

export const isAlreadyVerified = ({ code, message }: ApiError): boolean =>
  code === 'EMAIL_ALREADY_VERIFIED' || ALREADY.test(message);

/**
 * Sends the verification mail once more; its link leads back to `from`. `already` when the server says that nobody
 * needs it.
 */
function useResend(from: string | null): {
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

/**
 * The mail may be opened on another device: whenever an unverified learner comes back to this tab, the server is asked
 * again. Another tab of this browser tells by itself, through the stored session.
 */
export function useWatchVerified(): void {
  const refreshUser = useRefreshUser();
  const user = useUser();
  const isWaiting = user !== null && !user.emailVerified;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') void refreshUser();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWaiting, refreshUser]);
}

/** For guests whose link was followed already: its new password may not have been chosen then. */
function NoPassword() {
  const { t } = useTexts();
  return (
    <Text size="sm" tone="soft" align="center">
      <RichText
        text={t('verify.noPassword')}
        parts={{ link: (inside) => <TextLink to={paths.forgotPassword}>{inside}</TextLink> }}
      />
    </Text>
  );
}

/** A link that was used before, or a resend that nobody needs, is a success too. Source: ACC-8. */
export function AlreadyVerified() {
  const { t } = useTexts();
  const user = useUser();
  return (
    <AccountCard title={t('verify.alreadyTitle')} subtitle={t('verify.alreadyText')}>
      <Stack gap={5} align="stretch">
        <Stack align="center">
          <Drawing name="opened" />
        </Stack>
        <ContinueButton to={paths.dashboard}>{t('verify.toDashboard')}</ContinueButton>
        {!user && <NoPassword />}
      </Stack>
    </AccountCard>
  );
}

interface VerificationRequiredProps {
  /** Where another mail leads back to. */
  readonly from: string | null;
  /** Why the link that led here did not work. */
  readonly problem?: string;
  /** Tries that link again. */
  readonly onRetry?: () => void;
}

/** "Email Verification Required": where the mail went, once more, or back. */
export function VerificationRequired({ from, problem, onRetry }: VerificationRequiredProps) {
  const { t } = useTexts();
  const { user, isAuthenticated } = useSession();
  const navigate = useNavigate();
  const { resend, sending, already } = useResend(from);
  const [signOut, { isLoading: leaving }] = useSignOutMutation();

  /**
   * Signs an unverified learner out on the way: the sign-in page is for guests. The session ends here whatever the
   * server answers.
   */
  async function backToSignIn(): Promise<void> {
    if (isAuthenticated) await signOut();
    await navigate(paths.signIn);
  }

  if (already) return <AlreadyVerified />;
  return (
    <AccountCard title={t('verify.title')} subtitle={t('verify.text')}>
      <Stack gap={5}>
        {problem !== undefined && <Notice tone="beni">{problem}</Notice>}
        <Stack gap={3} align="center">
          <Drawing name="envelope" />
          {user && (
            <Text align="center">
              <RichText
                text={t('verify.sentTo', { email: user.email })}
                parts={{ email: (inside) => <EmailAddress>{inside}</EmailAddress> }}
              />
            </Text>
          )}
          <Text size="sm" tone="soft" align="center">
            {t(user ? 'verify.hint' : 'verify.guestHint')}
          </Text>
          {!user && <NoPassword />}
        </Stack>
        <Stack gap={3}>
          {onRetry && (
            <Button variant="primary" fullWidth onClick={onRetry}>
              {t('verify.retry')}
            </Button>
          )}
          <Button
            variant={onRetry ? 'secondary' : 'primary'}
            fullWidth
            busy={sending}
            disabled={!user}
            onClick={resend}
          >
            {t('verify.resend')}
          </Button>
          <Button variant="quiet" fullWidth busy={leaving} onClick={() => void backToSignIn()}>
            {t('verify.back')}
          </Button>
        </Stack>
      </Stack>
    </AccountCard>
  );
}
