import { Grid, Heading, Stack } from '@kotoba/shared-ui/core';
import { TextField, AreaField, ChipsField, useFormState } from '@kotoba/shared-ui/forms';
import { SelectField } from '../parts/select-field';
import { LEVELS, PARTS_OF_SPEECH } from '@kotoba/contracts';
import { useId, type ReactNode } from 'react';
import { useGetTopicTreeQuery, useListCollectionsQuery } from '@kotoba/api-client';
import { useTexts } from '../texts';
import type { EditField, EntryValues } from './form-values';

interface FieldGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that belong together, named by their heading. */
function FieldGroup({ title, children }: FieldGroupProps) {
  const id = useId();
  return (
    <Stack role="group" gap={4} aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const japanese = { lang: 'ja', autoCapitalize: 'none', autoComplete: 'off' } as const;

/** One field of a word, as it is typed or chosen. Collection and topic belong together: see `PlaceFields`. */
export function EntryField({ name }: { readonly name: Exclude<EditField, 'user_topic' | 'topic'> }) {
  const { t } = useTexts();
  const label = t(`field.${name}`);
  switch (name) {
    case 'en_word':
      return <TextField name={name} label={label} autoComplete="off" />;
    case 'kanji':
    case 'hiragana':
    case 'katakana':
      return <TextField name={name} label={label} {...japanese} optional />;
    case 'ja_word':
      return <TextField name={name} label={label} help={t('edit.shownHelp')} {...japanese} optional />;
    case 'romaji':
      return (
        <TextField
          name={name}
          label={label}
          lang="ja-Latn"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          optional
        />
      );
    case 'part_of_speech':
      return <SelectField name={name} label={label} options={options(PARTS_OF_SPEECH)} />;
    case 'level':
      return (
        <SelectField
          name={name}
          label={label}
          options={[{ value: '', label: t('edit.noLevel') }, ...options(LEVELS)]}
        />
      );
    case 'ja_sentence':
      return <AreaField name={name} label={label} lang="ja" optional />;
    case 'ja_hiragana_sentence':
      return <AreaField name={name} label={label} help={t('edit.readingHelp')} lang="ja" optional />;
    case 'romaji_sentence':
      return <AreaField name={name} label={label} lang="ja-Latn" optional />;
    case 'en_sentence':
    case 'notes':
      return <AreaField name={name} label={label} optional />;
    case 'alternatives':
      return <ChipsField name={name} label={label} help={t('edit.alternativesHelp')} optional />;
    case 'blocked_answers':
      return <ChipsField name={name} label={label} help={t('edit.blockedHelp')} optional />;
    case 'tags':
      return <ChipsField name={name} label={label} help={t('edit.chipsHelp')} optional />;
  }
}

/** The example in every script, and its translation. */
export function SentenceFields() {
  const { t } = useTexts();
  return (
    <FieldGroup title={t('word.sentence')}>
      <EntryField name="ja_sentence" />
      <EntryField name="ja_hiragana_sentence" />
      <EntryField name="romaji_sentence" />
      <EntryField name="en_sentence" />
    </FieldGroup>
  );
}

/** What counts as right and as wrong in a quiz, and what the learner wants to remember. */
export function PracticeFields() {
  const { t } = useTexts();
  return (
    <FieldGroup title={t('edit.practiceGroup')}>
      <EntryField name="alternatives" />
      <EntryField name="blocked_answers" />
      <EntryField name="notes" />
    </FieldGroup>
  );
}

/** Names of collections and topics that there are, or new ones. */
export function PlaceFields() {
  const { t } = useTexts();
  const { values } = useFormState<EntryValues>();
  const collections = useListCollectionsQuery().data?.data ?? [];
  const here = collections.find(({ name }) => name === values.user_topic.trim());
  const { currentData: tree } = useGetTopicTreeQuery({ id: here?.id ?? 0 }, { skip: here === undefined });
  return (
    <Grid min={240} gap={4}>
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
  );
}

/** Where the word lies, and its tags. */
export function TopicFields() {
  const { t } = useTexts();
  return (
    <FieldGroup title={t('edit.placeGroup')}>
      <PlaceFields />
      <EntryField name="tags" />
    </FieldGroup>
  );
}

/** The word in every script, and what kind of word it is. */
export function WordFields() {
  const { t } = useTexts();
  return (
    <FieldGroup title={t('edit.wordGroup')}>
      <EntryField name="en_word" />
      <Grid columns={{ xs: 1, sm: 2 }} gap={4}>
        <EntryField name="kanji" />
        <EntryField name="hiragana" />
        <EntryField name="katakana" />
        <EntryField name="romaji" />
        <EntryField name="ja_word" />
        <div data-field="part_of_speech">
          <EntryField name="part_of_speech" />
        </div>
        <div data-field="level">
          <EntryField name="level" />
        </div>
      </Grid>
    </FieldGroup>
  );
}
