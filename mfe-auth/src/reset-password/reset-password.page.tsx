import { paths } from '@kotoba/contracts';
import { toApiError, useResetPasswordMutation } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { LinkButton, notify, TextLink } from '@kotoba/shared-ui/core';
import { Form, object, PasswordField, SubmitButton } from '@kotoba/shared-ui/forms';
import { AccountCard } from '../parts/account-card';
import { confirmRule, newPasswordRule } from '../parts/rules';
import { useUrlToken } from '../parts/use-url-token';
import { useTexts } from '../texts';

const empty = { password: '', confirmPassword: '' };
const schema = object({ password: newPasswordRule(), confirmPassword: confirmRule() });

/** A new password with the token of the mail; without one, the way to a new link. */
export function Component() {
  const { t } = useTexts();
  const [resetPassword] = useResetPasswordMutation();
  const navigate = useNavigate();
  const token = useUrlToken();

  if (token === null) {
    return (
      <AccountCard
        title={t('reset.invalidTitle')}
        subtitle={t('reset.invalidText')}
        foot={<TextLink to={paths.signIn}>{t('forgot.back')}</TextLink>}
      >
        <LinkButton to={paths.forgotPassword} variant="primary" fullWidth>
          {t('reset.requestNew')}
        </LinkButton>
      </AccountCard>
    );
  }

  async function send({ password, confirmPassword }: typeof empty): Promise<void> {
    if (token === null) return;
    try {
      await resetPassword({ body: { token, password, confirmPassword } }).unwrap();
      notify.success(t('reset.done'));
      await navigate(paths.signIn, { replace: true });
    } catch (error) {
      notify.error(toApiError(error, t('reset.failed')).message);
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
      </Form>
    </AccountCard>
  );
}
