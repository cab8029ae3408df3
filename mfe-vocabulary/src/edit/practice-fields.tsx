import { AreaField, ChipsField } from '@kotoba/shared-ui/forms';
import { FieldGroup } from './field-group';
import { useTexts } from '../texts';

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
