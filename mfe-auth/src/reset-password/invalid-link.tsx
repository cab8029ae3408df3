import { useEffect } from 'react';
import { paths } from '@kotoba/contracts';
import { LinkButton, notify, Stack, Text, TextLink } from '@kotoba/shared-ui/core';
import { AccountCard } from '../parts/account-card';
import { useTexts } from '../texts';

/** The reset page without a token: mistyped, or reloaded after the token had left the address. */
export function InvalidLink() {
  const { t } = useTexts();
  // Source of the text: ACC-6.
  useEffect(() => notify.error(t('reset.noToken')), [t]);
  return (
    <AccountCard
      title={t('reset.invalidTitle')}
      subtitle={t('reset.invalidText')}
      foot={<TextLink to={paths.signIn}>{t('forgot.back')}</TextLink>}
    >
      <Stack gap={4}>
        <Text size="sm" tone="soft">
          {t('reset.invalidHint')}
        </Text>
        <LinkButton to={paths.forgotPassword} variant="primary" fullWidth>
          {t('reset.requestNew')}
        </LinkButton>
      </Stack>
    </AccountCard>
  );
}
