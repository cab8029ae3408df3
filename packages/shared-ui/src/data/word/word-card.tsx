import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Card } from '../../core/layout/card';
import { Chip } from '../../core/status/chip';
import { color } from '../../core/theme/tokens';
import { Headword } from '../../core/type/headword';
import { Heading } from '../../core/type/heading';
import { WordTags } from './word-tags';
import type { WordView } from './word.types';

export interface WordCardProps {
  word: WordView;
  /** AudioButtons. */
  audio?: ReactNode;
  /** `WordActions`, or a save button. */
  actions?: ReactNode;
  /** A StatusBadge at the upper right ("Not saved"). */
  status?: ReactNode;
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
const Meta = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });
const Hero = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, flex: 1 });
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 'auto',
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
});

const Line = styled(Card)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    flexDirection: 'row',
    alignItems: 'center',
    '& > .hero': { flex: '0 0 32%' },
    '& > .words': { flex: 1, minWidth: 0 },
  },
}));

function Badges({ word }: { word: WordView }) {
  return (
    <Meta>
      {word.partOfSpeech && <Chip tone="ai">{word.partOfSpeech}</Chip>}
      {word.level && <Chip>{word.level}</Chip>}
    </Meta>
  );
}

/** One entry of the collection: the Japanese word is the hero; meaning, kind, tags, sound and actions stand around it. */
export function WordCard(props: WordCardProps) {
  const { word, audio, actions, status, layout = 'grid', readings, level = 3 } = props;
  const hero = (
    <Headword
      segments={word.segments}
      romaji={word.romaji}
      readings={readings}
      size={layout === 'grid' ? 'card' : 'list'}
    />
  );
  const english = (
    <Heading level={level} size={layout === 'grid' ? 'lg' : 'md'}>
      {word.english}
    </Heading>
  );
  if (layout === 'list') {
    return (
      <Line as="article" padding="snug" aria-label={word.english}>
        <div className="hero">{hero}</div>
        <div className="words">
          {english}
          <Meta style={{ marginTop: 6 }}>
            <Badges word={word} />
            <WordTags tags={word.tags} />
            {status}
          </Meta>
        </div>
        {audio}
        {actions}
      </Line>
    );
  }
  return (
    <Card as="article" aria-label={word.english}>
      <Top>
        <Badges word={word} />
        {status}
      </Top>
      <Hero>
        {hero}
        {english}
        <WordTags tags={word.tags} />
      </Hero>
      {(audio ?? actions) && (
        <Foot>
          <Meta>{audio}</Meta>
          {actions}
        </Foot>
      )}
    </Card>
  );
}
