import type { ReactNode } from 'react';
import { Grid } from '../../core/layout/grid';
import { Stack } from '../../core/layout/stack';
import { SkeletonGroup } from '../../core/feedback/skeleton-group';
import { WordCardSkeleton } from './word-card-skeleton';

export interface WordGridProps {
  layout: 'grid' | 'list';
  /** WordCards. */
  children: ReactNode;
}

/** Cards beside or under each other. */
export function WordGrid({ layout, children }: WordGridProps) {
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
