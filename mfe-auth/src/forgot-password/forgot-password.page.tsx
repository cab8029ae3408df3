import { paths } from '@kotoba/contracts';
import { toApiError, useForgotPasswordMutation } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { notify, TextLink } from '@kotoba/shared-ui/core';
import { Form, object, SubmitButton, TextField } from '@kotoba/shared-ui/forms';
import { AccountCard } from '../parts/account-parts';
import { emailRule } from '../parts/rules';
import { useTexts } from '../texts';

const empty = { email: '' };
const schema = object({ email: emailRule() });

/** Asking for a reset link. The answer is the same whether the email is known or not. */
export function Component() {
  const { t } = useTexts();
  const [forgotPassword] = useForgotPasswordMutation();
  const navigate = useNavigate();

  async function send({ email }: typeof empty): Promise<void> {
    try {
      await forgotPassword({ body: { email: email.trim() } }).unwrap();
      notify.success(t('forgot.done'));
      await navigate(paths.signIn);
    } catch (error) {
      notify.error(toApiError(error, t('forgot.failed')).message);
    }
  }

  return (
    <AccountCard
      title={t('forgot.title')}
      subtitle={t('forgot.subtitle')}
      foot={<TextLink to={paths.signIn}>{t('forgot.back')}</TextLink>}
    >
      <Form initialValues={empty} schema={schema} onSubmit={send}>
        <TextField name="email" label={t('field.email')} type="email" autoComplete="username" />
        <SubmitButton fullWidth>{t('forgot.submit')}</SubmitButton>
      </Form>
    </AccountCard>
  );
}
