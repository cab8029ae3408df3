import { paths } from '@kotoba/contracts';
import { toApiError, useResendVerificationMutation, useSignOutMutation } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { useSession } from '@kotoba/session';
import { Button, Drawing, notify, Stack, Text } from '@kotoba/shared-ui/core';
import { AccountCard } from '../parts/account-card';
import { useReturnPlace } from '../parts/use-return-place';
import { useTexts } from '../texts';

/** "Email Verification Required": where the mail went, once more, or back. */
export function VerificationRequired() {
  const { t } = useTexts();
  const { user, isAuthenticated } = useSession();
  const from = useReturnPlace();
  const navigate = useNavigate();
  const [resend, { isLoading }] = useResendVerificationMutation();
  const [signOut, { isLoading: leaving }] = useSignOutMutation();

  async function sendAgain(): Promise<void> {
    try {
      await resend({ body: { from } }).unwrap();
      notify.success(t('verify.resent'));
    } catch (error) {
      notify.error(toApiError(error, t('verify.resendFailed')).message);
    }
  }

  /** Signs an unverified learner out on the way: the sign-in page is for guests. The session ends here whatever the server answers. */
  async function backToSignIn(): Promise<void> {
    if (isAuthenticated) await signOut();
    await navigate(paths.signIn);
  }

  return (
    <AccountCard title={t('verify.title')} subtitle={t('verify.text')}>
      <Stack gap={5}>
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
          <Button
            variant="primary"
            fullWidth
            busy={isLoading}
            disabled={!user}
            onClick={() => void sendAgain()}
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
