import { Chip } from '../../core/status/chip';
import { useSharedTexts } from '../../core/texts/shared-texts';
import type { WordView } from './word.types';
import { styled } from '../../core/theme/styled';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

/** Part of speech and level of an entry; a level is never more than approximate. */
export function WordBadges({ word }: { word: Pick<WordView, 'partOfSpeech' | 'level'> }) {
  const { t } = useSharedTexts();
  return (
    <Row>
      {word.partOfSpeech && <Chip tone="ai">{word.partOfSpeech}</Chip>}
      {word.level && <Chip>{t('word.level', { level: word.level })}</Chip>}
    </Row>
  );
}
