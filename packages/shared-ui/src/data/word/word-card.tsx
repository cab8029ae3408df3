import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../../core/feedback/skeleton';
import { Card } from '../../core/layout/card';
import { Grid, Row, Stack } from '../../core/layout/layout';
import { styled } from '../../core/theme/styled';
import { color } from '../../core/theme/tokens';
import { Headword } from '../../core/type/headword';
import { Heading } from '../../core/type/text';
import { WordBadges, WordTags, type WordView } from './word-parts';

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

const Foot = styled(Row)({
  marginTop: 'auto',
  marginBottom: -8,
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
});

/** The parts of a row of a list: beside each other on wide screens, under each other on phones. */
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

/** One entry of the collection: the Japanese word, and around it meaning, kind, tags, sound and actions. */
export function WordCard(props: WordCardProps) {
  const { word, audio, actions, status, select, selected, arriving, layout = 'grid', level = 3 } = props;
  const isGrid = layout === 'grid';
  const card = { as: 'article', 'aria-label': word.english, selected, arriving } as const;
  const hero = (
    <Headword
      segments={word.segments}
      romaji={word.romaji}
      readings={props.readings}
      size={isGrid ? 'card' : 'list'}
    />
  );
  const meaning = (
    <Heading level={level} size={isGrid ? 'lg' : 'md'} lang="en">
      {word.english}
    </Heading>
  );
  const sounds = (
    <Row gap={1.5} align="start">
      {audio}
    </Row>
  );
  if (!isGrid) {
    return (
      <Card {...card} padding="snug">
        <Parts>
          <Row gap={2} wrap={false}>
            {select}
            {hero}
          </Row>
          <div className="words">
            {meaning}
            <Row gap={1.5} align="start" style={{ marginTop: 8 }}>
              <WordBadges word={word} />
              <WordTags tags={word.tags} />
              {status}
            </Row>
          </div>
          <div className="audio">{sounds}</div>
          <div className="actions">{actions}</div>
        </Parts>
      </Card>
    );
  }
  return (
    <Card {...card}>
      {(word.partOfSpeech || word.level || status || select) && (
        <Row gap={2} align="start" justify="between" wrap={false}>
          <WordBadges word={word} />
          {status}
          {select}
        </Row>
      )}
      {hero}
      {meaning}
      <WordTags tags={word.tags} />
      {(audio ?? actions) && (
        <Foot gap={2} justify="between">
          {sounds}
          {actions}
        </Foot>
      )}
    </Card>
  );
}

/** The shape of a `WordCard` that is on its way. */
export function WordCardSkeleton({ layout = 'grid' }: Pick<WordCardProps, 'layout'>) {
  if (layout === 'list') {
    const height = { minHeight: { xs: 176, md: 59 } };
    return (
      <Card padding="snug">
        <Row gap={4} wrap={false} align={{ xs: 'start', md: 'center' }} sx={height}>
          <Skeleton shape="block" width="24%" height={44} />
          <Skeleton width="40%" />
        </Row>
      </Card>
    );
  }
  return (
    <Card>
      <Row gap={1}>
        <Skeleton shape="pill" />
        <Skeleton shape="pill" width={40} />
      </Row>
      <Skeleton shape="block" width="55%" height={81} />
      <Skeleton width="70%" />
      <Skeleton shape="pill" />
      <Row justify="between">
        <Skeleton shape="circle" height={44} />
        <Skeleton shape="block" width={120} />
      </Row>
    </Card>
  );
}

/** `WordCard`s beside or under each other. */
export function WordGrid({ layout, children }: { layout: 'grid' | 'list'; children: ReactNode }) {
  return layout === 'grid' ? <Grid min={296}>{children}</Grid> : <Stack gap={2}>{children}</Stack>;
}

/** The shape of a page of cards. */
export function WordGridSkeleton({ layout, count }: { layout: 'grid' | 'list'; count: number }) {
  return (
    <SkeletonGroup>
      <WordGrid layout={layout}>
        {Array.from({ length: count }, (_, index) => (
          <WordCardSkeleton key={index} layout={layout} />
        ))}
      </WordGrid>
    </SkeletonGroup>
  );
}
