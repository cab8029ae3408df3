import type { VerifiedElsewhere as Account } from '@kotoba/api-client';
import { useUser } from '@kotoba/session';
import { Notice, RichText, Stack, Text } from '@kotoba/shared-ui/core';
import { AccountCard, EmailAddress } from '../parts/account-parts';
import { NewPasswordForm } from '../parts/new-password-form';
import { useTexts } from '../texts';

interface VerifiedElsewhereProps {
  readonly account: Account;
  /** Where the learner wanted to go. */
  readonly from: string | null;
}

/**
 * The link of the mail was not followed where its account was signed up: whoever did that may be a stranger, so a new
 * password comes first. Whoever else is signed in here stays so, and is told.
 */
export function VerifiedElsewhere({ account, from }: VerifiedElsewhereProps) {
  const { t } = useTexts();
  const other = useUser();
  const parts = { email: (inside: string) => <EmailAddress>{inside}</EmailAddress> };
  return (
    <AccountCard title={t('elsewhere.title')} subtitle={t('elsewhere.text')}>
      <Stack gap={5}>
        <Stack gap={3}>
          <Text size="sm">{t('elsewhere.why')}</Text>
          <Text size="sm">
            <RichText text={t('elsewhere.account', { email: account.email })} parts={parts} />
          </Text>
        </Stack>
        {other && (
          <Notice tone="ai">
            <RichText text={t('elsewhere.other', { email: other.email })} parts={parts} />
          </Notice>
        )}
        <NewPasswordForm token={account.passwordToken} from={from} />
      </Stack>
    </AccountCard>
  );
}
