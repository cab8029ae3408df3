import { Grid, Heading, Stack } from '@kotoba/shared-ui/core';
import { SelectField, TextField, AreaField, ChipsField, useFormState } from '@kotoba/shared-ui/forms';
import { LEVELS, PARTS_OF_SPEECH } from '@kotoba/contracts';
import { useId, type ReactNode } from 'react';
import { useGetTopicTreeQuery, useListCollectionsQuery } from '@kotoba/api-client';
import { useTexts } from '../texts';
import type { EntryValues } from './form-values';

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

/** The example in every script, and its translation. */
export function SentenceFields() {
  const { t } = useTexts();
  return (
    <FieldGroup title={t('word.sentence')}>
      <AreaField name="ja_sentence" label={t('field.ja_sentence')} lang="ja" optional />
      <AreaField
        name="ja_hiragana_sentence"
        label={t('field.ja_hiragana_sentence')}
        help={t('edit.readingHelp')}
        lang="ja"
        optional
      />
      <AreaField name="romaji_sentence" label={t('field.romaji_sentence')} lang="ja-Latn" optional />
      <AreaField name="en_sentence" label={t('field.en_sentence')} optional />
    </FieldGroup>
  );
}

/** What counts as right and as wrong in a quiz, and what the learner wants to remember. */
export function PracticeFields() {
  const { t } = useTexts();
  return (
    <FieldGroup title={t('edit.practiceGroup')}>
      <ChipsField
        name="alternatives"
        label={t('field.alternatives')}
        help={t('edit.alternativesHelp')}
        optional
      />
      <ChipsField
        name="blocked_answers"
        label={t('field.blocked_answers')}
        help={t('edit.blockedHelp')}
        optional
      />
      <AreaField name="notes" label={t('field.notes')} optional />
    </FieldGroup>
  );
}

/** Where the word lies: names of collections and topics that there are, or new ones; and its tags. */
export function TopicFields() {
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

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The word in every script, and what kind of word it is. */
export function WordFields() {
  const { t } = useTexts();
  const japanese = { lang: 'ja', autoCapitalize: 'none', autoComplete: 'off' } as const;
  return (
    <FieldGroup title={t('edit.wordGroup')}>
      <TextField name="en_word" label={t('field.en_word')} autoComplete="off" />
      <Grid columns={{ xs: 1, sm: 2 }} gap={4}>
        <TextField name="kanji" label={t('field.kanji')} {...japanese} optional />
        <TextField name="hiragana" label={t('field.hiragana')} {...japanese} optional />
        <TextField name="katakana" label={t('field.katakana')} {...japanese} optional />
        <TextField
          name="romaji"
          label={t('field.romaji')}
          lang="ja-Latn"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          optional
        />
        <TextField
          name="ja_word"
          label={t('field.ja_word')}
          help={t('edit.shownHelp')}
          {...japanese}
          optional
        />
        <div data-field="part_of_speech">
          <SelectField
            name="part_of_speech"
            label={t('field.part_of_speech')}
            options={options(PARTS_OF_SPEECH)}
          />
        </div>
        <div data-field="level">
          <SelectField
            name="level"
            label={t('field.level')}
            options={[{ value: '', label: t('edit.noLevel') }, ...options(LEVELS)]}
          />
        </div>
      </Grid>
    </FieldGroup>
  );
}
