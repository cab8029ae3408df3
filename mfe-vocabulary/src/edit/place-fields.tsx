import { useGetTopicTreeQuery, useListCollectionsQuery } from '@kotoba/api-client';
import { Grid } from '@kotoba/shared-ui/core';
import { ChipsField, TextField, useFormState } from '@kotoba/shared-ui/forms';
import { FieldGroup } from './field-group';
import type { EntryValues } from './form-values';
import { useTexts } from '../texts';

/** Where the word lies: names of collections and topics that there are, or new ones; and its tags. */
export function PlaceFields() {
  const { t } = useTexts();
  const { values } = useFormState<EntryValues>();
  const collections = useListCollectionsQuery().data?.data ?? [];
  const here = collections.find(({ name }) => name === values.user_topic.trim());
  const { currentData: tree } = useGetTopicTreeQuery({ id: here?.id ?? 0 }, { skip: here === undefined });
  return (
    <FieldGroup title={t('edit.placeGroup')}>
      <Grid columns={{ xs: 1, sm: 2 }} gap={4}>
        <TextField
          name="user_topic"
          label={t('field.user_topic')}
          help={t('edit.placeHelp')}
          suggestions={collections.map(({ name }) => name)}
          autoComplete="off"
        />
        <TextField
          name="topic"
          label={t('field.topic')}
          suggestions={tree?.data.topics.map(({ parent }) => parent.name) ?? []}
          autoComplete="off"
        />
      </Grid>
      <ChipsField name="tags" label={t('field.tags')} help={t('edit.chipsHelp')} optional />
    </FieldGroup>
  );
}
