import type { ReactNode } from 'react';
import { Card } from '../../core/layout/card';
import { color } from '../../core/theme/tokens';
import { Heading } from '../../core/type/heading';
import { Headword } from '../../core/type/headword';
import { WordBadges } from './word-badges';
import { WordLine } from './word-line';
import { WordTags } from './word-tags';
import type { WordView } from './word.types';
import { styled } from '../../core/theme/styled';

export interface WordCardProps {
  word: WordView;
  /** AudioButtons, `size="small"`. */
  audio?: ReactNode;
  /** `WordActions`, or a save button. */
  actions?: ReactNode;
  /** A StatusBadge at the upper right ("Not saved"). */
  status?: ReactNode;
  /** A `SelectBox` at the upper right (grid) or before the word (list). */
  select?: ReactNode;
  /** Chosen by its `select`: drawn so that it is seen. */
  selected?: boolean;
  /** Just came among the others. */
  arriving?: boolean;
  layout?: 'grid' | 'list';
  /** False hides the kana above. */
  readings?: boolean;
  /** Heading level of the English word. */
  level?: 2 | 3;
}

const Top = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 8,
});
const Cluster = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 6 });
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 'auto',
  marginBottom: -8,
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
});

/** One entry of the collection: the Japanese word is the hero; meaning, kind, tags, sound and actions stand around it. */
export function WordCard(props: WordCardProps) {
  const {
    word,
    audio,
    actions,
    status,
    select,
    selected = false,
    arriving,
    layout = 'grid',
    readings,
    level = 3,
  } = props;
  const isGrid = layout === 'grid';
  const hero = (
    <Headword
      segments={word.segments}
      romaji={word.romaji}
      readings={readings}
      size={isGrid ? 'card' : 'list'}
    />
  );
  const meaning = (
    <Heading level={level} size={isGrid ? 'lg' : 'md'} lang="en">
      {word.english}
    </Heading>
  );
  if (!isGrid) {
    const words = (
      <>
        {meaning}
        <Cluster style={{ marginTop: 8 }}>
          <WordBadges word={word} />
          <WordTags tags={word.tags} />
          {status}
        </Cluster>
      </>
    );
    return (
      <WordLine
        label={word.english}
        hero={hero}
        words={words}
        audio={<Cluster>{audio}</Cluster>}
        actions={actions}
        select={select}
        selected={selected}
        arriving={arriving ?? false}
      />
    );
  }
  return (
    <Card as="article" aria-label={word.english} selected={selected} arriving={arriving}>
      {(word.partOfSpeech || word.level || status || select) && (
        <Top>
          <WordBadges word={word} />
          {status}
          {select}
        </Top>
      )}
      {hero}
      {meaning}
      <WordTags tags={word.tags} />
      {(audio ?? actions) && (
        <Foot>
          <Cluster>{audio}</Cluster>
          {actions}
        </Foot>
      )}
    </Card>
  );
}
