import { useEffect } from 'react';
import { paths } from '@kotoba/contracts';
import { LinkButton, notify, Stack, Text, TextLink } from '@kotoba/shared-ui/core';
import { useUrlToken } from '../parts/use-url';
import { AccountCard } from '../parts/account-parts';
import { NewPasswordForm } from '../parts/new-password-form';
import { useTexts } from '../texts';

/** The reset page without a token: mistyped, or reloaded after the token had left the address. */
function InvalidLink() {
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

/** A new password with the token of the mail; without one, the way to a new link. */
export function Component() {
  const { t } = useTexts();
  const token = useUrlToken();
  if (token === null) return <InvalidLink />;
  return (
    <AccountCard
      title={t('reset.title')}
      subtitle={t('reset.subtitle')}
      foot={<TextLink to={paths.signIn}>{t('forgot.back')}</TextLink>}
    >
      <NewPasswordForm token={token} />
    </AccountCard>
  );
}
