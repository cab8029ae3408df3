import { Grid } from '@kotoba/shared-ui/core';
import { SelectField, TextField } from '@kotoba/shared-ui/forms';
import { LEVELS, PARTS_OF_SPEECH } from '@kotoba/contracts';
import { FieldGroup } from './field-group';
import { useTexts } from '../texts';

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
