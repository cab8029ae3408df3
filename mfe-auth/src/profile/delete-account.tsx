import { useState } from 'react';
import { paths } from '@kotoba/contracts';
import { clientErrorCodes, toApiError, useDeleteAccountMutation } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { Button, Icon, notify, Text } from '@kotoba/shared-ui/core';
import { FormDialog, object, PasswordField, type FormHelpers } from '@kotoba/shared-ui/forms';
import { currentPasswordRule } from '../parts/rules';
import { useTexts } from '../texts';

const empty = { password: '' };
const schema = object({ password: currentPasswordRule() });

/** The end of an account: asked for with the password, because nothing brings it back. */
export function DeleteAccount() {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const [deleteAccount] = useDeleteAccountMutation();
  const navigate = useNavigate();

  async function send(body: typeof empty, form: FormHelpers<typeof empty>): Promise<void> {
    try {
      await deleteAccount({ body }).unwrap();
      notify.success(t('delete.done'));
      await navigate(paths.signIn, { replace: true });
    } catch (thrown) {
      const error = toApiError(thrown, t('delete.failed'));
      // Another tab heard of the end first and closed the session here: it did not fail.
      if (error.code === clientErrorCodes.givenUp) return;
      if (error.code === 'INVALID_CREDENTIALS') form.setFieldError('password', error.message);
      else notify.error(error.message);
    }
  }

  return (
    <div>
      <Button variant="danger" icon={<Icon name="trash" size={18} />} onClick={() => setOpen(true)}>
        {t('delete.open')}
      </Button>
      {open && (
        <FormDialog
          title={t('delete.title')}
          submitLabel={t('delete.confirm')}
          submitVariant="danger"
          onClose={() => setOpen(false)}
          initialValues={empty}
          schema={schema}
          onSubmit={send}
        >
          <Text>{t('delete.text')}</Text>
          <PasswordField name="password" label={t('field.password')} autoComplete="current-password" />
        </FormDialog>
      )}
    </div>
  );
}
