import { paths } from '@kotoba/contracts';
import { useSignOutMutation } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { useSession } from '@kotoba/session';
import { Button, Drawing, Notice, Stack, Text } from '@kotoba/shared-ui/core';
import { AlreadyVerified } from './already-verified';
import { useResend } from './use-resend';
import { AccountCard } from '../parts/account-card';
import { useTexts } from '../texts';

export interface VerificationRequiredProps {
  /** Why the link that led here did not work. */
  readonly problem?: string;
}

/** "Email Verification Required": where the mail went, once more, or back. */
export function VerificationRequired({ problem }: VerificationRequiredProps) {
  const { t } = useTexts();
  const { user, isAuthenticated } = useSession();
  const navigate = useNavigate();
  const { resend, sending, already } = useResend();
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
          <Text weight="semibold" align="center">
            {user ? t('verify.sentTo', { email: user.email }) : t('verify.unknownEmail')}
          </Text>
          <Text size="sm" tone="soft" align="center">
            {t('verify.hint')}
          </Text>
        </Stack>
        <Stack gap={3}>
          <Button variant="primary" fullWidth busy={sending} disabled={!user} onClick={resend}>
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
