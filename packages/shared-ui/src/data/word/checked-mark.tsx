import { Icon } from '../../core/icons/icon';
import { Chip } from '../../core/status/chip';
import { useSharedTexts } from '../../core/texts/shared-texts';
import { Text } from '../../core/type/text';
import type { CheckedWord, CheckedWordField } from './word.types';

export interface CheckedMarkProps {
  readonly entry: CheckedWord;
  readonly part: 'word' | 'sentence';
}

const isOfSentence = (field: CheckedWordField): boolean => field.endsWith('sentence');

/** Fields of a part that were made for the learner and are doubtful. */
const doubted = ({ entry, part }: CheckedMarkProps): readonly CheckedWordField[] =>
  entry.unchecked.filter((field) => isOfSentence(field) === (part === 'sentence'));

/** A quiet word on whether what was made for the learner held against its checks. Nothing on what the learner wrote. */
export function CheckedMark(props: CheckedMarkProps) {
  const { t } = useSharedTexts();
  const { entry, part } = props;
  if (doubted(props).length > 0) {
    return (
      <Chip tone="yamabuki" icon={<Icon name="info" size={14} />}>
        {t('checked.not')}
      </Chip>
    );
  }
  const source = entry.sources[part];
  if (source === undefined || source === 'you') return null;
  return <Chip icon={<Icon name="check" size={14} />}>{t('checked.yes')}</Chip>;
}

/** Which fields are doubtful; nothing when none is. */
export function CheckedNote(props: CheckedMarkProps) {
  const { t, language } = useSharedTexts();
  const names = doubted(props).map((field) => t(`checked.${field}`));
  if (names.length === 0) return null;
  const fields = new Intl.ListFormat(language).format(names);
  return (
    <Text size="sm" tone="soft">
      {t('checked.doubted', { fields })}
    </Text>
  );
}
