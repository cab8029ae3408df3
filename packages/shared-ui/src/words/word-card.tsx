import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../core/feedback/skeleton';
import { Card } from '../core/layout/card';
import { Grid, Row } from '../core/layout/layout';
import { styled } from '../core/theme/styled';
import { color } from '../core/theme/tokens';
import { Headword } from '../core/type/headword';
import { Heading } from '../core/type/text';
import { MovingWord, WordBadges, WordLink, WordTags, type WordView } from './word-parts';

export interface WordCardProps {
  word: WordView;
  /** The word's page: a press anywhere on the card that meets no control opens it. */
  to?: string;
  /** AudioButtons, `size="small"`. */
  audio?: ReactNode;
  /** `WordActions`, or a save button. */
  actions?: ReactNode;
  /** How far the learner is with it, before the tags. */
  progress?: ReactNode;
  /** A StatusBadge at the upper right ("Not saved"). */
  status?: ReactNode;
  /** A `SelectBox` at the upper right. */
  select?: ReactNode;
  /** Chosen by its `select`: drawn so that it is seen. */
  selected?: boolean;
  /** Just came among the others. */
  arriving?: boolean;
  /** Heading level of the English word. */
  level?: 2 | 3;
}

const Foot = styled(Row)({
  marginTop: 'auto',
  marginBottom: -8,
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
});

/** One entry of the collection: the Japanese word, and around it meaning, kind, tags, sound and actions. */
export function WordCard(props: WordCardProps) {
  const { word, to, progress, audio, actions, status, select, selected, arriving, level = 3 } = props;
  return (
    <Card
      as="article"
      aria-label={word.english}
      selected={selected}
      arriving={arriving}
      style={{ position: 'relative' }}
    >
      {to !== undefined && <WordLink english={word.english} to={to} />}
      {(word.partOfSpeech || word.level || status || select) && (
        <Row gap={2} align="start" justify="between" wrap={false}>
          <WordBadges word={word} />
          {status}
          {select}
        </Row>
      )}
      {to === undefined ? (
        <Headword segments={word.segments} romaji={word.romaji} />
      ) : (
        <MovingWord to={to}>
          <Headword segments={word.segments} romaji={word.romaji} focusable={false} />
        </MovingWord>
      )}
      <Heading level={level} size="lg" lang="en">
        {word.english}
      </Heading>
      {(progress || word.tags?.length) && (
        <Row gap={2}>
          {progress}
          <WordTags tags={word.tags} />
        </Row>
      )}
      {(audio ?? actions) && (
        <Foot gap={2} justify="between">
          <Row gap={1.5} align="start">
            {audio}
          </Row>
          {actions}
        </Foot>
      )}
    </Card>
  );
}

/** The shape of a `WordCard` that is on its way. */
export function WordCardSkeleton() {
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

/** `WordCard`s beside each other. */
export const WordGrid = ({ children }: { children: ReactNode }) => <Grid min={296}>{children}</Grid>;

/** The shape of a page of cards. */
export function WordGridSkeleton({ count }: { count: number }) {
  return (
    <SkeletonGroup>
      <WordGrid>
        {Array.from({ length: count }, (_, index) => (
          <WordCardSkeleton key={index} />
        ))}
      </WordGrid>
    </SkeletonGroup>
  );
}
