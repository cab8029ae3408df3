import { useState } from 'react';
import { paths } from '@kotoba/contracts';
import { LinkButton, notify } from '@kotoba/shared-ui/core';
import { toApiError, useResetPasswordMutation } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { Form, object, PasswordField, SubmitButton } from '@kotoba/shared-ui/forms';
import { useTexts } from '../texts';
import { confirmRule, newPasswordRule } from './rules';

const empty = { password: '', confirmPassword: '' };
const schema = object({ password: newPasswordRule(), confirmPassword: confirmRule() });

interface NewPasswordFormProps {
  /** Of a mailed link, or of an email that was verified on another device. */
  readonly token: string;
  /** Where the learner wanted to go: the host asks for the sign-in before that. */
  readonly from?: string | null;
}

/** A new password, then sign-in. When the server refuses the token, the way to a new one is beside the form. */
export function NewPasswordForm({ token, from = null }: NewPasswordFormProps) {
  const { t } = useTexts();
  const [resetPassword] = useResetPasswordMutation();
  const [isRefused, setRefused] = useState(false);
  const navigate = useNavigate();

  async function send({ password, confirmPassword }: typeof empty): Promise<void> {
    try {
      await resetPassword({ body: { token, password, confirmPassword } }).unwrap();
      notify.success(t('reset.done'));
      await navigate(from ?? paths.signIn, { replace: true });
    } catch (thrown) {
      const error = toApiError(thrown, t('reset.failed'));
      setRefused(error.code === 'INVALID_TOKEN');
      notify.error(error.message);
    }
  }

  return (
    <Form initialValues={empty} schema={schema} onSubmit={send}>
      <PasswordField
        name="password"
        label={t('field.newPassword')}
        help={t('field.passwordHelp')}
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label={t('field.confirmPassword')} autoComplete="new-password" />
      <SubmitButton fullWidth>{t('reset.submit')}</SubmitButton>
      {isRefused && (
        <LinkButton to={paths.forgotPassword} fullWidth>
          {t('reset.requestNew')}
        </LinkButton>
      )}
    </Form>
  );
}
