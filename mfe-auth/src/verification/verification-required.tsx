import { paths } from '@kotoba/contracts';
import { useSignOutMutation } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { useSession } from '@kotoba/session';
import { Button, Drawing, Notice, RichText, Stack, Text } from '@kotoba/shared-ui/core';
import { AlreadyVerified } from './already-verified';
import { useResend } from './use-resend';
import { AccountCard } from '../parts/account-card';
import { EmailAddress } from '../parts/email-address';
import { useTexts } from '../texts';

export interface VerificationRequiredProps {
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

  /** Signs an unverified learner out on the way: the sign-in page is for guests. The session ends here whatever the server answers. */
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
