import { toApiError, useFormDraft, useUpdateProfileMutation, type User } from '@kotoba/api-client';
import { useState } from 'react';
import { Grid, notify, Row, Text } from '@kotoba/shared-ui/core';
import { Form, object, string, SubmitButton, TextField } from '@kotoba/shared-ui/forms';
import { CountryField } from '../parts/country-field';
import { nameRule } from '../parts/rules';
import { useBusy } from '../host';
import { t, useTexts } from '../texts';

const schema = object({
  firstName: nameRule(t('field.firstName')),
  lastName: nameRule(t('field.lastName')),
  countryId: string().default(''),
});

interface Values {
  readonly firstName: string;
  readonly lastName: string;
  readonly countryId: string;
}

/** Names and country. The email stays what it is: it is how a learner is known. */
export function DetailsForm({ profile }: { readonly profile: User }) {
  const { t } = useTexts();
  const [updateProfile] = useUpdateProfileMutation();
  const draft = useFormDraft('profile.details');
  const [dirty, setDirty] = useState(false);
  useBusy(dirty);
  const initial: Values = {
    firstName: profile.firstName,
    lastName: profile.lastName,
    countryId: profile.countryId === null ? '' : String(profile.countryId),
  };

  async function send({ firstName, lastName, countryId }: Values): Promise<void> {
    const body = {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      countryId: countryId === '' ? null : Number(countryId),
    };
    try {
      await updateProfile({ body }).unwrap();
      notify.success(t('profile.saved'));
    } catch (error) {
      notify.error(toApiError(error, t('profile.saveFailed')).message);
    }
  }

  return (
    <Form
      initialValues={initial}
      schema={schema}
      onSubmit={send}
      label={t('profile.details')}
      draft={draft}
      onDirtyChange={setDirty}
      reinitialize
    >
      <Text tone="soft">{t('profile.email', { email: profile.email })}</Text>
      <Grid columns={{ xs: 1, sm: 2 }} gap={4}>
        <TextField name="firstName" label={t('field.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={t('field.lastName')} autoComplete="family-name" />
      </Grid>
      <CountryField />
      <Row gap={3} align="center">
        <SubmitButton>{t('profile.save')}</SubmitButton>
        {dirty && (
          <Text as="span" size="sm" tone="soft">
            {t('profile.unsaved')}
          </Text>
        )}
      </Row>
    </Form>
  );
}
