import { Chip } from '../../core/status/chip';
import type { WordView } from './word.types';
import { styled } from '../../core/theme/styled';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

/** Part of speech and level of an entry. */
export function WordBadges({ word }: { word: Pick<WordView, 'partOfSpeech' | 'level'> }) {
  return (
    <Row>
      {word.partOfSpeech && <Chip tone="ai">{word.partOfSpeech}</Chip>}
      {word.level && <Chip>{word.level}</Chip>}
    </Row>
  );
}
