import { useEffect, useState } from 'react';
import { paths } from '@kotoba/contracts';
import { LinkButton, notify, Stack, Text, TextLink } from '@kotoba/shared-ui/core';
import { toApiError, useResetPasswordMutation } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { Form, object, PasswordField, SubmitButton } from '@kotoba/shared-ui/forms';
import { useUrlToken } from '../parts/use-url';
import { AccountCard } from '../parts/account-parts';
import { useTexts } from '../texts';
import { confirmRule, newPasswordRule } from '../parts/rules';

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

const empty = { password: '', confirmPassword: '' };
const schema = object({ password: newPasswordRule(), confirmPassword: confirmRule() });

/**
 * A new password with the `token` of the mail. When the server refuses the token, the way to a new one is beside the
 * form.
 */
function NewPasswordForm({ token }: { readonly token: string }) {
  const { t } = useTexts();
  const [resetPassword] = useResetPasswordMutation();
  const [isRefused, setRefused] = useState(false);
  const navigate = useNavigate();

  async function send({ password, confirmPassword }: typeof empty): Promise<void> {
    try {
      await resetPassword({ body: { token, password, confirmPassword } }).unwrap();
      notify.success(t('reset.done'));
      await navigate(paths.signIn, { replace: true });
    } catch (thrown) {
      const error = toApiError(thrown, t('reset.failed'));
      setRefused(error.code === 'INVALID_TOKEN');
      notify.error(error.message);
    }
  }

  return (
    <AccountCard
      title={t('reset.title')}
      subtitle={t('reset.subtitle')}
      foot={<TextLink to={paths.signIn}>{t('forgot.back')}</TextLink>}
    >
      <Form initialValues={empty} schema={schema} onSubmit={send}>
        <PasswordField
          name="password"
          label={t('field.newPassword')}
          help={t('field.passwordHelp')}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmPassword"
          label={t('field.confirmPassword')}
          autoComplete="new-password"
        />
        <SubmitButton fullWidth>{t('reset.submit')}</SubmitButton>
        {isRefused && (
          <LinkButton to={paths.forgotPassword} fullWidth>
            {t('reset.requestNew')}
          </LinkButton>
        )}
      </Form>
    </AccountCard>
  );
}

/** A new password with the token of the mail; without one, the way to a new link. */
export function Component() {
  const token = useUrlToken();
  return token === null ? <InvalidLink /> : <NewPasswordForm token={token} />;
}
