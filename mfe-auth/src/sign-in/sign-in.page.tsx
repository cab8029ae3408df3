import { useState } from 'react';
import { paths } from '@kotoba/contracts';
import { toApiError, useSignInMutation } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { notify, RichText, Row, Text, TextLink } from '@kotoba/shared-ui/core';
import { Checkbox, Form, object, PasswordField, SubmitButton, TextField } from '@kotoba/shared-ui/forms';
import { AccountCard } from '../parts/account-parts';
import { StrangerPage } from '../parts/stranger-page';
import { emailRule, signInPasswordRule } from '../parts/rules';
import { useTexts } from '../texts';

const empty = { email: '', password: '' };
const schema = object({ email: emailRule(), password: signInPasswordRule() });

/** Sign-in. The host leads a learner who wanted another page there instead of to the dashboard. */
export function Component() {
  const { t } = useTexts();
  const [signIn] = useSignInMutation();
  const [remember, setRemember] = useState(true);
  const navigate = useNavigate();

  async function send({ email, password }: typeof empty): Promise<void> {
    try {
      await signIn({ body: { email: email.trim(), password } }).unwrap();
      notify.success(t('signIn.done'));
      // At once: the guard of this page, too, sends a learner on.
      await navigate(paths.dashboard, { replace: true, flushSync: true });
    } catch (error) {
      notify.error(toApiError(error, t('signIn.failed')).message);
    }
  }

  return (
    <StrangerPage>
      <AccountCard
        title={t('signIn.title')}
        subtitle={t('signIn.subtitle')}
        foot={
          <RichText
            text={t('signIn.noAccount')}
            parts={{
              link: (inside) => <TextLink to={paths.signUp}>{inside}</TextLink>,
            }}
          />
        }
      >
        <Form initialValues={empty} schema={schema} onSubmit={send}>
          <TextField name="email" label={t('field.email')} type="email" autoComplete="username" />
          <PasswordField name="password" label={t('field.password')} autoComplete="current-password" />
          <Row justify="between" align="center" wrap gap={2}>
            <Checkbox label={t('signIn.remember')} checked={remember} onChange={setRemember} />
            <Text as="span" size="sm">
              <TextLink to={paths.forgotPassword}>{t('signIn.forgot')}</TextLink>
            </Text>
          </Row>
          <SubmitButton fullWidth>{t('signIn.submit')}</SubmitButton>
        </Form>
      </AccountCard>
    </StrangerPage>
  );
}
