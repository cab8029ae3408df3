import { paths } from '@kotoba/contracts';
import { toApiError, useSignUpMutation } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { Grid, notify, RichText, TextLink } from '@kotoba/shared-ui/core';
import {
  boolean,
  CheckboxField,
  Form,
  object,
  PasswordField,
  string,
  SubmitButton,
  TextField,
} from '@kotoba/shared-ui/forms';
import { CountryField } from '../parts/country-field';
import { AccountCard } from '../parts/account-parts';
import { StrangerPage } from '../parts/stranger-page';
import { useReturnPlace } from '../parts/use-url';
import { confirmRule, emailRule, nameRule, newPasswordRule } from '../parts/rules';
import { typedSoFar } from './typed-so-far';
import { t, useTexts } from '../texts';

const empty = {
  countryId: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
};
const schema = object({
  countryId: string().default(''),
  firstName: nameRule(t('field.firstName')),
  lastName: nameRule(t('field.lastName')),
  email: emailRule(),
  password: newPasswordRule(),
  confirmPassword: confirmRule(),
  terms: boolean().required().oneOf([true], t('rule.terms')),
});

/** Opens beside the form, which would lose its passwords otherwise. */
const Beside = ({ to, children }: { to: string; children: string }) => (
  <TextLink to={to} target="_blank" rel="noopener">
    {children}
  </TextLink>
);

/** Create Account. A learner is in at once, and verifies the email next. */
export function Component() {
  const { t } = useTexts();
  const [signUp] = useSignUpMutation();
  const from = useReturnPlace();
  const navigate = useNavigate();

  async function send({ countryId, firstName, lastName, email, password, confirmPassword }: typeof empty) {
    const body = {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      password,
      confirmPassword,
      ...(countryId === '' ? {} : { countryId: Number(countryId) }),
      // The link of the mail leads back there, on whichever device it is opened.
      ...(from === null ? {} : { from }),
    };
    try {
      await signUp({ body }).unwrap();
      typedSoFar.write(null);
      notify.success(t('signUp.done'));
      // At once: a session is there, and the guard of this page sends learners to the dashboard.
      await navigate(paths.emailVerification, { replace: true, flushSync: true });
    } catch (error) {
      notify.error(toApiError(error, t('signUp.failed')).message);
    }
  }

  return (
    <StrangerPage>
      <AccountCard
        title={t('signUp.title')}
        subtitle={t('signUp.subtitle')}
        foot={
          <RichText
            text={t('signUp.haveAccount')}
            parts={{
              link: (inside) => <TextLink to={paths.signIn}>{inside}</TextLink>,
            }}
          />
        }
      >
        <Form initialValues={empty} schema={schema} onSubmit={send} draft={typedSoFar}>
          <CountryField />
          <Grid columns={{ xs: 1, sm: 2 }} gap={4}>
            <TextField name="firstName" label={t('field.firstName')} autoComplete="given-name" />
            <TextField name="lastName" label={t('field.lastName')} autoComplete="family-name" />
          </Grid>
          <TextField name="email" label={t('field.email')} type="email" autoComplete="username" />
          <PasswordField
            name="password"
            label={t('field.password')}
            help={t('field.passwordHelp')}
            autoComplete="new-password"
          />
          <PasswordField
            name="confirmPassword"
            label={t('field.confirmPassword')}
            autoComplete="new-password"
          />
          <CheckboxField
            name="terms"
            label={
              <RichText
                text={t('signUp.terms')}
                parts={{
                  terms: (inside) => <Beside to={paths.terms}>{inside}</Beside>,
                  privacy: (inside) => <Beside to={paths.privacy}>{inside}</Beside>,
                }}
              />
            }
          />
          <SubmitButton fullWidth>{t('signUp.submit')}</SubmitButton>
        </Form>
      </AccountCard>
    </StrangerPage>
  );
}
