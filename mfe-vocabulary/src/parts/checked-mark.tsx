import type { CheckedField, VocabularyEntry } from '@kotoba/api-client';
import { Chip, Icon, Text } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

export interface CheckedMarkProps {
  readonly entry: VocabularyEntry;
  readonly part: 'word' | 'sentence';
}

const isOfSentence = (field: CheckedField): boolean => field.endsWith('sentence');

/** Fields of a part that were made for the learner and are doubtful. */
const doubted = ({ entry, part }: CheckedMarkProps): readonly CheckedField[] =>
  entry.unchecked.filter((field) => isOfSentence(field) === (part === 'sentence'));

/** A quiet word on whether what was made for the learner held against its checks. Nothing on what the learner wrote. */
export function CheckedMark(props: CheckedMarkProps) {
  const { t } = useTexts();
  const { entry, part } = props;
  if (doubted(props).length > 0) {
    return (
      <Chip tone="yamabuki" icon={<Icon name="info" size={14} />}>
        {t('word.unchecked')}
      </Chip>
    );
  }
  const source = entry.sources[part];
  if (source === undefined || source === 'you') return null;
  return <Chip icon={<Icon name="check" size={14} />}>{t('word.checked')}</Chip>;
}

/** Which fields are doubtful; nothing when none is. */
export function CheckedNote(props: CheckedMarkProps) {
  const { t, language } = useTexts();
  const names = doubted(props).map((field) => t(`field.${field}`));
  if (names.length === 0) return null;
  const fields = new Intl.ListFormat(language).format(names);
  return (
    <Text size="sm" tone="soft">
      {t('word.doubted', { fields })}
    </Text>
  );
}
