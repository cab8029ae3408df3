import { AreaField } from '@kotoba/shared-ui/forms';
import { FieldGroup } from './field-group';
import { useTexts } from '../texts';

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
