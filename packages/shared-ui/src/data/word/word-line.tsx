import type { ReactNode } from 'react';
import { Card } from '../../core/layout/card';
import { styled } from '../../core/theme/styled';

export interface WordLineProps {
  label: string;
  hero: ReactNode;
  words: ReactNode;
  audio: ReactNode;
  actions: ReactNode;
  select?: ReactNode;
  selected: boolean;
  arriving: boolean;
}

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '12px 20px',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '& > .words': { gridColumn: '1 / -1', minWidth: 0 },
  '& > .actions': { justifySelf: 'end', gridColumn: 2 },
  '& > .audio': { gridColumn: 1, gridRow: 3 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(160px, 26%) minmax(0, 1fr) auto auto',
    '& > .words': { gridColumn: 2, gridRow: 1 },
    '& > .audio': { gridColumn: 3, gridRow: 1 },
    '& > .actions': { gridColumn: 4, gridRow: 1 },
  },
}));

const Hero = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });

/** A word as a row of a list: beside each other on wide screens, under each other on phones. */
export function WordLine(props: WordLineProps) {
  const { label, hero, words, audio, actions, select, selected, arriving } = props;
  return (
    <Card as="article" padding="snug" aria-label={label} selected={selected} arriving={arriving}>
      <Parts>
        <Hero>
          {select}
          {hero}
        </Hero>
        <div className="words">{words}</div>
        <div className="audio">{audio}</div>
        <div className="actions">{actions}</div>
      </Parts>
    </Card>
  );
}
