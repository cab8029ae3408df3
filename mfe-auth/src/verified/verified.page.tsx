import { paths } from '@kotoba/contracts';
import { useUser } from '@kotoba/session';
import { Drawing, RichText, Stack, Text } from '@kotoba/shared-ui/core';
import { AccountCard, ContinueButton, EmailAddress } from '../parts/account-parts';
import { useReturnPlace } from '../parts/use-url';
import { useTexts } from '../texts';

/** "Email Verified!": Continue checks the session again and goes where the learner wanted to go. */
export function Component() {
  const { t } = useTexts();
  const user = useUser();
  const target = useReturnPlace() ?? paths.dashboard;
  return (
    <AccountCard title={t('verified.title')} subtitle={t('verified.text')}>
      <Stack gap={5}>
        <Stack gap={3} align="center">
          <Drawing name="opened" />
          {user && (
            // The link may have been another account's: the session is that one's now.
            <Text size="sm" tone="soft" align="center">
              <RichText
                text={t('verified.signedIn', { email: user.email })}
                parts={{ email: (inside) => <EmailAddress>{inside}</EmailAddress> }}
              />
            </Text>
          )}
        </Stack>
        <ContinueButton to={target}>{t('verified.continue')}</ContinueButton>
      </Stack>
    </AccountCard>
  );
}
