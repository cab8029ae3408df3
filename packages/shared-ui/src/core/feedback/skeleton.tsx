import MuiSkeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Card } from '../layout/card';
import { Row, Stack, VisuallyHidden } from '../layout/layout';
import { Box } from '../theme/styled';
import { useSharedTexts } from '../texts/shared-texts';

const shapes = {
  text: { variant: 'text', width: '100%' },
  block: { variant: 'rounded', width: '100%', height: 44 },
  circle: { variant: 'circular', width: 40, height: 40 },
  pill: { variant: 'circular', width: 72, height: 24 },
} as const;

export interface SkeletonProps {
  /** `text` is one line, `block` a field or picture, `circle` an avatar, `pill` a chip. */
  shape?: keyof typeof shapes;
  width?: number | string;
  height?: number | string;
}

/** One bone of a skeleton: give it the size of what comes, so that nothing moves. */
export function Skeleton({
  shape = 'text',
  height,
  width = shape === 'circle' ? height : undefined,
}: SkeletonProps) {
  const look = shapes[shape];
  return (
    <MuiSkeleton
      {...look}
      {...(width && { width })}
      {...(height && { height })}
      component="span"
      aria-hidden
    />
  );
}

/** Around the skeletons of one screen: busy, and said once. `label` is what is loading; 'Loading…' by default. */
export function SkeletonGroup({ label, children }: { label?: string; children: ReactNode }) {
  const { t } = useSharedTexts();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="progressbar" aria-label={label ?? t('loading')} />
      {children}
    </div>
  );
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Lines of text, the last one short. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Stack gap={1}>
      {numbers(lines).map((line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </Stack>
  );
}

/** Rows of a list: a mark, two lines, an action. */
export function SkeletonList({ rows = 5 }: { rows?: number }) {
  return (
    <Stack gap={3}>
      {numbers(rows).map((row) => (
        <Card key={row} padding="snug">
          <Row gap={4} wrap={false}>
            <Skeleton shape="circle" />
            <Stack gap={1} sx={{ flex: 1 }}>
              <Skeleton width="45%" />
              <Skeleton width="70%" />
            </Stack>
            <Skeleton shape="pill" />
          </Row>
        </Card>
      ))}
    </Stack>
  );
}

/** Fields under each other and a button, as in a form. */
export function SkeletonForm({ fields = 3 }: { fields?: number }) {
  return (
    <Stack gap={5}>
      {numbers(fields).map((field) => (
        <Stack key={field} gap={1}>
          <Skeleton width={96} />
          <Skeleton shape="block" height={48} />
        </Stack>
      ))}
      <Skeleton shape="block" width={140} />
    </Stack>
  );
}

/** Height of what there is to do today, the same whatever it says. */
export const SITTING_ROOM = { xs: 192, sm: 122 };

/** The room of what there is to do today. */
export function SkeletonSitting() {
  return (
    <SkeletonGroup>
      <Box sx={{ height: SITTING_ROOM }}>
        <Skeleton shape="block" height="100%" />
      </Box>
    </SkeletonGroup>
  );
}
