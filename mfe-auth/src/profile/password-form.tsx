import { useState } from 'react';
import { toApiError, useChangePasswordMutation } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { Form, object, PasswordField, SubmitButton, type FormHelpers } from '@kotoba/shared-ui/forms';
import { confirmRule, currentPasswordRule, newPasswordRule } from '../parts/rules';
import { useBusy } from '../host';
import { useTexts } from '../texts';

const empty = { currentPassword: '', password: '', confirmPassword: '' };
const schema = object({
  currentPassword: currentPasswordRule(),
  password: newPasswordRule(),
  confirmPassword: confirmRule(),
});

/** A new password, with the current one. The server then signs every other device out. */
export function PasswordForm() {
  const { t } = useTexts();
  const [changePassword] = useChangePasswordMutation();
  const [dirty, setDirty] = useState(false);
  useBusy(dirty);

  async function send(body: typeof empty, form: FormHelpers<typeof empty>): Promise<void> {
    try {
      await changePassword({ body }).unwrap();
      form.resetForm();
      notify.success(t('password.changed'));
    } catch (thrown) {
      const error = toApiError(thrown, t('password.failed'));
      if (error.code === 'INVALID_CREDENTIALS') form.setFieldError('currentPassword', error.message);
      else notify.error(error.message);
    }
  }

  return (
    <Form
      initialValues={empty}
      schema={schema}
      onSubmit={send}
      onDirtyChange={setDirty}
      label={t('password.title')}
    >
      <PasswordField
        name="currentPassword"
        label={t('field.currentPassword')}
        autoComplete="current-password"
      />
      <PasswordField
        name="password"
        label={t('field.newPassword')}
        help={t('field.passwordHelp')}
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label={t('field.confirmPassword')} autoComplete="new-password" />
      <div>
        <SubmitButton>{t('password.change')}</SubmitButton>
      </div>
    </Form>
  );
}
